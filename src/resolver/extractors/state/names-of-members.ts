/** Members of an object that say what it is called. */
export const TITLES = [
  'title',
  'name',
  'headline',
  'titulo',
  'titre',
  'titel',
  'titolo',
  'tytul',
  'baslik',
  'nombre',
  'nom',
  'nome',
] as const;

/** Members that lead to the page about it. */
export const LINKS = [
  'permalink',
  'canonical_url',
  'canonicalUrl',
  'url',
  'path',
  'href',
  'link',
  'to',
  'uri',
  'lien',
  'enlace',
  'ruta',
  'alias',
] as const;
