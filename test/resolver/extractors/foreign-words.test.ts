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

describe('what sites of other languages call the parts of their pages', () => {
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
    ...['notre-boutique', 'redes-sociales'],
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
});
