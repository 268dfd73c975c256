/** What files of charts are called, in the languages of many sites. */
export const CHART_WORDS: ReadonlySet<string> = new Set(
  `chart charts graph graphs graf grafik grafiek grafico grafica grafika grafici graphique diagram diagramm diagramme diagrama
  infographic infographics infografia infografik infografika infografica infographie wykres kaavio histogram
  tabel tabelle tabella tabela tabulka tablazat tabell taulukko`.split(/\s+/),
);
