import { describe, expect, it } from 'vitest';
import { embeddedState } from '../../../src/resolver/extractors/embedded-state';
import { createSnapshot } from '../../ports/sample-snapshot';

/** The terms of the first picture in data that stands under this name. */
function termsUnder(name: string): string[] {
  const data = { page: { [name]: [{ title: 'Iron pan', image: 'https://img.example.net/o/a2.jpg' }] } };
  const snapshot = createSnapshot({ metas: [], dataScripts: [JSON.stringify(data)] });
  const [found] = embeddedState.extract(snapshot);
  return found?.bonuses.map((bonus) => bonus.name) ?? [];
}

describe('what data calls that of other pages, in many languages', () => {
  it.each([
    ...[
      'alsoBought',
      'youMayAlsoLike',
      'cross_sells',
      'otherListings',
      'mostRead',
      'hotDeals',
      'testimonials',
    ],
    ...['aehnlicheProdukte', 'verwandteArtikel', 'empfehlungen', 'zuletztAngesehen', 'produitsSimilaires'],
    ...[
      'articlesLies',
      'voirAussi',
      'productosRelacionados',
      'recomendados',
      'veja_tambem',
      'prodottiCorrelati',
    ],
    ...[
      'polecane',
      'rekomendacii',
      'ilgiliUrunler',
      'gerelateerdeProducten',
      'relateradeProdukter',
      'souvisejici',
    ],
    ...['produkTerkait', 'sanPhamLienQuan', 'xiangguan', 'osusume', 'werbung', 'publicidad'],
  ])('%s', (name) => {
    expect(termsUnder(name)).toContain('elsewhere');
  });

  it.each(['annonce', 'anuncio', 'listing', 'campaign', 'location', 'gallery', 'otherwise', 'reviewed'])(
    'but not %s, which may be the page’s own',
    (name) => {
      const terms = termsUnder(name);
      expect(terms).toContain('state');
      expect(terms).not.toContain('elsewhere');
    },
  );
});

/** Whether data names a picture by an address that does not look like one's, under this name. */
function isFoundUnder(name: string): boolean {
  const data = { page: { title: 'Iron pan', [name]: 'https://img.example.net/o/a2' } };
  return embeddedState.extract(createSnapshot({ dataScripts: [JSON.stringify(data)] })).length === 1;
}

describe('what data calls a picture, in many languages', () => {
  it.each([
    ...['visual', 'keyVisual', 'illustrationUrl', 'jacket', 'sleeve', 'boxArt', 'packshot', 'eyecatch'],
    ...['caratula', 'portada', 'capa', 'couverture', 'visuel', 'copertina', 'omslag', 'forside', 'okladka'],
    ...['naslovnica', 'oblozhka', 'miniatura', 'kartinka', 'borito', 'sampul', 'anhDaiDien', 'fengmian'],
    ...['zhutu', 'toutu', 'gazou'],
  ])('%s', (name) => {
    expect(isFoundUnder(name)).toBe(true);
  });

  it.each(['capacity', 'keep', 'stillOpen', 'front', 'frame', 'render', 'asset', 'snapshot', 'handover'])(
    'but not %s, which may be any address',
    (name) => {
      expect(isFoundUnder(name)).toBe(false);
    },
  );
});
