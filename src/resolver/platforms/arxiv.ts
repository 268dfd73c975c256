import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

/** `2305.16311`, and of old `hep-th/9901001` or `math.GT/0309136`. */
const ID = String.raw`(?<arxivId>\d{4}\.\d{4,5}|[a-z-]{2,10}(?:\.[A-Za-z]{2})?\/\d{7})(?<version>v\d{1,2})?`;
const AFTER = String.raw`(?:\.pdf)?$`;
const paperUrl = ({ arxivId = '' }): string => `https://arxiv.org/abs/${arxivId}`;

const ROUTES: readonly Route[] = [
  {
    type: 'paper',
    hosts: ['arxiv.org', 'ar5iv.org', 'alphaxiv.org'],
    path: new RegExp(
      String.raw`^\/(?:abs|pdf|html|format|ps|e-print|src|tb|overview|[a-z]{2}\/overview)\/${ID}${AFTER}`,
    ),
    canonical: paperUrl,
  },
  {
    type: 'paper',
    hosts: ['doi.org'],
    path: new RegExp(String.raw`^\/10\.48550\/arxiv\.${ID}$`, 'i'),
    canonical: paperUrl,
  },
  {
    type: 'paper',
    hosts: ['huggingface.co'],
    path: new RegExp(String.raw`^\/papers\/${ID}$`),
    canonical: paperUrl,
  },
];

/** arXiv and the sites that show its papers, as of 2026-11. Papers have no picture; what the page declares is its logo. */
export const arxiv = definePlatform({
  id: 'arxiv',
  name: 'arXiv',
  hosts: ['arxiv.org', 'ar5iv.org', 'alphaxiv.org', 'doi.org', 'huggingface.co'],
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [/^\[[^\]]{4,20}\] /],
});

const paper = ['paper', { arxivId: '2201.00738' }, 'https://arxiv.org/abs/2201.00738'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://arxiv.org/abs/2201.00738#': paper,
    'https://export.arxiv.org/pdf/2201.00738.pdf': paper,
    'https://ar5iv.labs.arxiv.org/html/2201.00738': paper,
    'https://www.alphaxiv.org/abs/2201.00738': paper,
    'https://doi.org/10.48550/arXiv.2201.00738': paper,
    'https://huggingface.co/papers/2201.00738': paper,
    'https://arxiv.org/html/2404.19756v1': [
      'paper',
      { arxivId: '2404.19756', version: 'v1' },
      'https://arxiv.org/abs/2404.19756',
    ],
    'https://arxiv.org/abs/math.GT/0309136': [
      'paper',
      { arxivId: 'math.GT/0309136' },
      'https://arxiv.org/abs/math.GT/0309136',
    ],
  },
  others: [
    'https://arxiv.org/',
    'https://arxiv.org/list/astro-ph/new',
    'https://arxiv.org/search/?query=a&searchtype=title',
    'https://doi.org/10.1000/182',
    'https://huggingface.co/docs/transformers',
    'https://notarxiv.org/abs/2201.00738',
    'https://arxiv.org.evil.example/abs/2201.00738',
  ],
};
