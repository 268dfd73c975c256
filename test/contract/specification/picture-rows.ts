import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImageCandidate, ResolveResult } from '../../../src/contract/types';
import { tierUrl, VIDEO_ID } from '../../resolver/video-answers';
import { jsonType, publishedSchema, schemaErrors } from '../published-schema';
import { createVideoApi } from '../video-api';

const candidateSchema = publishedSchema('resolve-result').$defs.ImageCandidate;

/** The candidates, the tiers of a video, and the enums. */
export function describePictures(): void {
  describe('video thumbnail tiers', () => {
    test.each([
      [0, 'max', 'maxresdefault', 1280, 720],
      [1, 'high', 'sddefault', 640, 480],
      [2, 'medium', 'hqdefault', 480, 360],
      [3, 'low', 'mqdefault', 320, 180],
      [4, 'low', 'default', 120, 90],
    ])(
      'candidate %i is tier %s: /vi/<video_id>/%s.jpg, %i x %i',
      async (index, quality_tier, file, width, height) => {
        const { candidates } = await (await createVideoApi()).resolveVideo();
        expect(candidates).toHaveLength(5);
        const url = `https://i.ytimg.com/vi/${VIDEO_ID}/${file}.jpg`;
        expect(candidates[index]).toMatchObject({ url, quality_tier, width, height });
      },
    );
  });

  describe('ImageCandidate', () => {
    const ROWS: readonly [keyof ImageCandidate, readonly string[], unknown, unknown][] = [
      ['url', ['string'], tierUrl('maxresdefault'), tierUrl('sddefault')],
      ['width', ['number', 'null'], 1280, null],
      ['height', ['number', 'null'], 720, null],
      ['format', ['string'], 'jpg', 'jpg'],
      ['quality_tier', ['string'], 'max', 'high'],
      ['score', ['number', 'null'], expect.any(Number), null],
      ['source_method', ['string'], 'rule', 'rule'],
      [
        'availability',
        ['object'],
        { status: 'ok', http_status: 200 },
        { status: 'missing', http_status: 404 },
      ],
    ];

    test.each(ROWS)(
      '%s: %j, of a picture that is there and of one that is not',
      async (field, types, there, missing) => {
        const api = await createVideoApi({ sddefault: { status: 404 } });
        const { candidates, best } = await api.resolveVideo();
        expect(best[field]).toEqual(there);
        const absent = candidates.find(({ url }) => url === tierUrl('sddefault'));
        expect(absent?.[field]).toEqual(missing);
        const known = [best[field], absent?.[field]].every((value) => types.includes(jsonType(value)));
        expect({ known, isRequired: candidateSchema?.required.includes(field) }).toEqual({
          known: true,
          isRequired: true,
        });
      },
    );

    test('availability.http_status is optional', async () => {
      const { candidates } = await (
        await createVideoApi({ default: { fault: new TypeError('x') } })
      ).resolveVideo();
      expect(candidates.at(-1)?.availability).toEqual({ status: 'error' });
    });

    test('best is the highest-scored candidate, and candidates are sorted by score', async () => {
      const { best, candidates } = await (
        await createVideoApi({ hqdefault: { status: 404 } })
      ).resolveVideo();
      expect(best).toEqual(candidates[0]);
      const scores = candidates.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((left, right) => (right ?? -1) - (left ?? -1)));
      expect(scores.filter((score) => score === null)).toHaveLength(1);
    });
  });

  describe('enums', () => {
    const fits = (change: Partial<Record<keyof ImageCandidate, unknown>>, result: ResolveResult) =>
      schemaErrors('resolve-result', { ...result, best: { ...result.best, ...change } }).length === 0;

    test.each([
      ['format', ['jpg', 'png', 'webp', 'avif', 'gif', 'unknown']],
      ['quality_tier', ['max', 'high', 'medium', 'low', 'unknown']],
    ] as const)('%s: %j, and nothing else', async (field, values) => {
      const result = await (await createVideoApi()).resolveVideo();
      expect(values.filter((value) => !fits({ [field]: value }, result))).toEqual([]);
      expect(fits({ [field]: 'other' }, result)).toBe(false);
      expect(candidateSchema?.properties[field]?.enum).toEqual(values);
    });

    test('availability.status: ok, missing, blocked, error, and nothing else', () => {
      const { properties } = candidateSchema?.properties.availability ?? {};
      expect(properties?.status?.enum).toEqual(['ok', 'missing', 'blocked', 'error']);
    });

    test.each(['rule', 'api', 'og', 'oembed'])('source_method: %s is one of them', (method) => {
      expect(candidateSchema?.properties.source_method?.enum).toContain(method);
    });

    test.each([
      ['jpg', 'jpeg'],
      ['png', 'png'],
      ['webp', 'webp'],
      ['avif', 'avif'],
      ['gif', 'gif'],
    ] as const)('format %s is read from the bytes', async (format, encoder) => {
      const blank = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#753' } });
      const body = new Uint8Array(await blank.toFormat(encoder).toBuffer());
      const { best } = await (await createVideoApi({ maxresdefault: { body } })).resolveVideo();
      expect(best).toMatchObject({ url: tierUrl('maxresdefault'), format, width: 1280, height: 720 });
    });

    test.each([
      ['ok', 200],
      ['missing', 404],
      ['blocked', 403],
      ['error', 500],
      ['error', 999],
    ])('availability.status %s is met with HTTP %i', async (status, http_status) => {
      const other = status === 'ok' ? {} : { default: { status: http_status } };
      const { candidates } = await (await createVideoApi(other)).resolveVideo();
      expect(candidates.at(-1)?.availability).toEqual({ status, http_status });
    });
  });
}
