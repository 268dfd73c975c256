import { rememberAnswers } from '../remember-answers';

/** Names that data gives to pictures, in many languages. */
const PICTURE_KEY =
  /image|img|photo|foto|bild|imag[em]n|immagin|picture|thumb|cover|poster|hero|artwork|keyvisual|(?:^|[_ ])(?:media|medien|medier|m[ií]dias?(?:$|[_ ]))|galler(?:y|ies)|banner|album_?art|backdrop|slide|panorama|key_?art|gorsel|resim|beeld|afbeelding|cartel|affiche|locandina|plakat|zdje|obraz|gambar|bilder|kuva|slika|hinh_?anh|(?:^|[_ ])pics?(?:$|[_ ]|url)|visu[ae]l|illustration|jacket|sleeve|box_?art|packshot|splash|wallpaper|masthead|eye_?catch|vignette|caratula|portada|capa$|couverture|copertina|omslag|forside|ok[lł]adka|ob[aá]lk|n[aá]h[lľ]ad|n[aá]hled|sn[ií]m(?:ek|k[auy])|billed|(?:^|[_ ])poz[ae](?:$|[_ ])|imagin[ei]|pilt(?:$|[_ ])|att[eē]l|nuotrauk|paveiksl|izobra[zž]|zobra[zž]|(?:^|[_ ])hinh(?:$|[_ ]|anh)|kapak|(?:^|[_ ])kansi(?:$|[_ ])|vir[sš]elis|imatge|fenyk[eé]p|f[eé]nyk[eé]p|shashin|hyoushi|haibao|eikon|naslovna|naslovnica|oblozhk|obkladyn|miniat|feature_?graphic|kartink|zastavka|prevyu|sampul|toutu|zhutu|fengmian|tupian|gazou|(?:^|[_ ])anh|(?:^|[_ ])kep$|borito|plaatje|titulka|e[xk]s?of[yi]l|grafika|portr(?:ai|ä|a|ae|e|é)tt?|画像|写真|图片|圖片|封面|照片|이미지|사진|표지|фото|изображени|обложк|картинк|зображенн|обкладинк|снимк|εικόν|εικον|φωτογραφ|εξώφυλλο|صورة|غلاف|תמונ|ภาพ|चित्र|छवि/i;

/** Whether a name, or one of several with spaces between them, speaks of a picture. */
export const isPictureName: (name: string) => boolean = rememberAnswers((name) => PICTURE_KEY.test(name));
