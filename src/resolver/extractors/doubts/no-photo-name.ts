/** What says in many languages that there is no picture. */
export const NO_PHOTO =
  /(?:\/|[-_](?=(?:brak|kein|ohne|sin|sem|sans|geen|senza|ingen)[-_]))(?:brak|bez|keine?|ohne|sin|sem|sans|pas[-_]de|geen|senza|ingen|ei|nincs|net)[-_]?(?:zdj\w{2,4}|fot\w{0,6}|bild\w{0,2}|imag\w{0,3}|obraz\w{0,2}|kuva\w{0,2}|kep|afbeelding|visuel|borito\w{0,2}|okladk\w|obalk\w|omslag\w{0,2}|portada|capa|couverture|copertina|kans[ie]\w{0,2}|korice|naslovnic\w)(?:[-_](?:produto|producto|product|prodotto|produit|produkt|artikel|articolo|tovar|item))?(?:[-_.](?:[\da-f]{2,16}|\d{1,4}x\d{1,4}))?\.\w+$/;
