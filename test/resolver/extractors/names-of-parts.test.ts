import { describe, expect, it } from 'vitest';
import { bodyImages } from '../../../src/resolver/extractors/body-images';
import { articleImage, createSnapshot } from '../../ports/sample-snapshot';

/** The terms of a large picture inside an element of these class names. */
function termsWithin(ancestorNames: string): string[] {
  const image = articleImage(0, { src: '/media/p7.jpg', width: '640', height: '400' });
  const within = { ...image, context: { ...image.context, ancestorNames } };
  const [found] = bodyImages.extract(createSnapshot({ images: [within] }));
  return found?.bonuses.map(({ name }) => name) ?? [];
}

/** The terms of a large picture beside this text, on a page of this title. */
function termsBeside(nearbyText: string, title: string): string[] {
  const image = articleImage(0, { src: '/media/p7.jpg', width: '640', height: '400' });
  const beside = { ...image, context: { ...image.context, nearbyText } };
  const url = 'https://notes.example.org/walls';
  const [found] = bodyImages.extract(createSnapshot({ url, title, images: [beside] }));
  return found?.bonuses.map(({ name }) => name) ?? [];
}

/** The terms of a large picture with this description, on a page of this title. */
function termsDescribed(alt: string, title: string): string[] {
  const image = articleImage(0, { src: '/media/p7.jpg', width: '640', height: '400', alt });
  const [found] = bodyImages.extract(createSnapshot({ title, images: [image] }));
  return found?.bonuses.map(({ name }) => name) ?? [];
}

describe('what sites call the parts of their pages, in many languages', () => {
  it.each([
    ...['mehr-zum-thema', 'verwandte-artikel', 'weitere-artikel', 'voir-aussi', 'articles-lies'],
    ...['te-puede-interesar', 'mas_noticias', 'leia-mais', 'veja-tambem', 'leggi-anche', 'correlati'],
    ...['zobacz-tez', 'pohozhie', 'ilgili-haberler', 'lees-ook', 'souvisejici', 'baca-juga', 'tin-lien-quan'],
    ...['xiangguan', 'osusume'],
  ])('%s leads on', (names) => {
    expect(termsWithin(names)).toContain('list_names');
  });

  it.each([
    ...['fusszeile', 'pie-de-pagina', 'rodape', 'stopka', 'contact-map', 'anfahrt', 'plan-acces', 'harita'],
    ...[
      'rundbrief',
      'boletin',
      'teilen',
      'compartir',
      'upcoming-events',
      'veranstaltungen',
      'our-team',
      'equipe',
    ],
    ...[
      'notre-boutique',
      'redes-sociales',
      'about-us',
      'call-to-action',
      'awards-box',
      'blogroll',
      'chat-box',
    ],
    ...['contact-info', 'our-partners', 'opening-hours', 'payment-icons', 'recently-viewed', 'site-banner'],
    ...['store-locator', 'top-bar', 'trust-badges', 'weather-widget', 'editors-picks', 'size-guide'],
  ])('%s is the same on all pages', (names) => {
    expect(termsWithin(names)).toContain('in_furniture');
  });

  it.each(['inhalt', 'contenido', 'noticia', 'clanek', 'isi-berita', 'noi-dung', 'honbun'])(
    '%s holds the text',
    (names) => {
      expect(termsWithin(names)).toContain('content_names');
    },
  );

  it.each([
    ...['aufmacher', 'titelbild', 'photo-principale', 'imagen-destacada', 'foto-destaque', 'zdjecie-glowne'],
    ...['glavnoe-foto', 'hoofdfoto', 'anh-dai-dien', 'fengmian'],
  ])('%s opens the article', (names) => {
    expect(termsWithin(names)).toContain('lead_names');
  });

  it.each(['seitenleiste', 'barra-lateral', 'colonne_droite', 'pravaya-kolonka'])('%s is beside', (names) => {
    expect(termsWithin(names)).toContain('in_aside');
  });

  it.each([
    ...['anzeige', 'werbung', 'publicidad', 'publicite', 'espace-pub', 'pubblicita', 'reklama', 'reklam'],
    ...['annons', 'iklan', 'quangcao', 'guanggao', 'sponsoren', 'partenaires', 'patrocinadores'],
  ])('%s is an advertisement', (names) => {
    expect(termsWithin(names)).toContain('advertisement');
  });

  it.each(['autorenbox', 'verfasser', 'bio-auteur', 'redaktor', 'o-avtore', 'kirjoittaja', 'penulis'])(
    '%s is about a person',
    (names) => {
      expect(termsWithin(names)).toContain('person');
    },
  );

  it.each(['kommentare', 'comentarios', 'commentaires', 'otzyvy', 'yorumlar', 'binh-luan'])(
    '%s is what readers wrote',
    (names) => {
      expect(termsWithin(names)).toContain('in_comments');
    },
  );

  it.each([
    'anzeige-detail',
    'anuncio-foto',
    'annonsera',
    'reklamacja',
    'autorisation',
    'commentator',
    'mapped',
    'determine',
  ])('%s says nothing of that', (names) => {
    const doubts = ['in_furniture', 'list_names', 'advertisement', 'person', 'in_comments', 'in_aside'];
    expect(termsWithin(names).filter((term) => doubts.includes(term))).toEqual([]);
  });

  it('and what a page is called itself is its own', () => {
    const image = articleImage(0, { src: '/media/p7.jpg', width: '640', height: '400' });
    const within = { ...image, context: { ...image.context, ancestorNames: 'opening-hours' } };
    const [found] = bodyImages.extract(createSnapshot({ title: 'Opening hours', images: [within] }));
    expect(found?.bonuses.map(({ name }) => name)).not.toContain('in_furniture');
  });

  it.each([
    ...[
      'banner-2.jpg',
      'werbung.jpg',
      'footer-bg.jpg',
      'login_bg.png',
      'kontakt.png',
      'shapka.jpg',
      'rodape.png',
    ],
    ...['suivant.png', 'zurueck.gif', 'zertifikat.jpg', 'gift-card.jpg', 'wechat.jpg', 'cabecera_top.jpg'],
  ])('and their files: %s', (file) => {
    const image = articleImage(0, { src: `/media/${file}`, width: '640', height: '400' });
    const termsOn = (title: string, url: string) =>
      bodyImages
        .extract(createSnapshot({ url, title, images: [image] }))
        .flatMap(({ bonuses }) => bonuses.map(({ name }) => name));
    expect(termsOn('Dry walls', 'https://notes.example.org/walls')).toContain('decoration');
    const word = /^[a-z]+/.exec(file)?.[0] ?? '';
    expect(termsOn(`The ${word} that is shown`, `https://notes.example.org/the-${word}`)).not.toContain(
      'decoration',
    );
  });

  it.each(['2291.jpg', 'banner.png', 'top.jpg', 'header-of-a-wall.jpg', 'team-building-in-may.jpg'])(
    'but not %s',
    (file) => {
      const image = articleImage(0, { src: `/media/${file}`, width: '640', height: '400' });
      const [found] = bodyImages.extract(createSnapshot({ images: [image] }));
      expect(found?.bonuses.map(({ name }) => name)).not.toContain('decoration');
    },
  );

  it.each([
    ...[
      'Related articles',
      'You may also like',
      'Read next',
      'Mehr zum Thema',
      'Doporučujeme',
      'Ultime novità dal Comune',
      'Nous recommandons',
      'Aktuelles',
      'À lire aussi',
      'Te puede interesar',
    ],
    ...[
      'Leia também',
      'Leggi anche',
      'Zobacz też',
      'Читайте также',
      'İlgili haberler',
      'Lees ook',
      'Läs mer',
    ],
    ...[
      '関連記事',
      '相关阅读',
      '관련 기사',
      'Baca juga',
      'Tin liên quan',
      'اقرأ أيضا',
      'Subscribe to our newsletter',
    ],
  ])('where class names tell nothing, by their headings: %s', (nearbyText) => {
    expect(termsBeside(nearbyText, 'Dry walls')).toContain('under_other_heading');
  });

  it.each([
    ...['Related people built the wall together, and it took the whole of a summer', 'Stones'],
    ...['Latest walls', 'Recommended height of a wall'],
  ])('but not %s', (nearbyText) => {
    expect(termsBeside(nearbyText, 'Dry walls')).not.toContain('under_other_heading');
  });

  it('people stand in circles', () => {
    const portrait = { src: '/media/p7.jpg', width: '400', height: '400', class: 'h-24 rounded-full' };
    const [found] = bodyImages.extract(createSnapshot({ images: [articleImage(0, portrait)] }));
    expect(found?.bonuses.map(({ name }) => name)).toContain('person');
  });

  it.each([
    ...[
      ['logo', 'Site logo'],
      ['logo', 'Логотип сайта'],
      ['logo', 'ロゴ'],
      ['person', 'Profile picture of Anna'],
    ],
    ...[
      ['person', 'Foto de perfil'],
      ['person', 'Autorenfoto'],
      ['decoration', 'Header image'],
      ['decoration', 'Karte'],
    ],
    ...[
      ['icon', 'QR code'],
      ['icon', 'No image available'],
      ['icon', 'Follow us on Facebook'],
      ['icon', 'Back to top'],
    ],
    ...[
      ['advertisement', 'Our sponsors'],
      ['advertisement', 'Anzeige'],
      ['advertisement', 'Quảng cáo'],
    ],
  ])('a description may tell it: %s, %s', (term, alt) => {
    expect(termsDescribed(alt, 'Dry walls')).toContain(term);
  });

  it.each([
    ...[
      ['logo', 'The new logo of the Acme works', 'Acme has a new logo'],
      ['person', 'A portrait of Anna at work', 'Anna'],
    ],
    ...[
      ['decoration', 'A map of the walls of Wales', 'Walls'],
      ['icon', 'An icon of the ninth century', 'Icons'],
    ],
  ])('or that it is not: %s, %s', (term, alt, title) => {
    expect(termsDescribed(alt, title)).not.toContain(term);
  });
});
