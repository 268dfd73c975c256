import { describe, expect, test } from 'vitest';
import { TIERS, tierUrl, VIDEO_ID, VIDEO_URL } from '../../resolver/video-answers';
import { jsonType, publishedSchema } from '../published-schema';
import { createVideoApi } from '../video-api';

/** The result and its parts, as far as they are no pictures. */
export function describeResult(): void {
  describe('resolve result', () => {
    test.each([
      ['request_id', 'string', true],
      ['canonical', 'object', true],
      ['best', 'object', true],
      ['candidates', 'array', true],
      ['cache', 'object', true],
      ['trace', 'object', true],
      ['meta', 'object', false],
      ['warnings', 'array', false],
      ['errors', 'array', false],
    ] as const)('%s: %s, required: %s', async (field, type, isRequired) => {
      const { properties, required, $defs } = publishedSchema('resolve-result');
      const part = properties[field]?.$ref?.replace('#/$defs/', '');
      expect((part === undefined ? properties[field] : $defs[part])?.type).toBe(type);
      expect(required.includes(field)).toBe(isRequired);
      const result = await (await createVideoApi()).resolveVideo();
      expect(field in result ? jsonType(result[field]) : 'absent').toBe(isRequired ? type : 'absent');
    });

    test('cache.hit: boolean, cache.ttl_seconds: number', async () => {
      const api = await createVideoApi();
      expect((await api.resolveVideo()).cache).toEqual({ hit: false, ttl_seconds: 86_400 });
      api.ports.clock.advance(60_000);
      expect((await api.resolveVideo()).cache).toEqual({ hit: true, ttl_seconds: 86_340 });
    });

    test('request_id is unique', async () => {
      const api = await createVideoApi();
      const ids = [(await api.resolveVideo()).request_id, (await api.resolveVideo()).request_id];
      expect(new Set(ids).size).toBe(2);
    });

    test('warnings hold non-fatal issues', async () => {
      const { warnings } = await (await createVideoApi({ sddefault: { status: 500 } })).resolveVideo();
      expect(warnings).toMatchObject([{ code: 'PROBE_FAILED', url: tierUrl('sddefault') }]);
    });
  });

  describe('canonical object', () => {
    test.each([
      ['platform', 'youtube'],
      ['resource_type', 'video'],
      ['resource_id', { videoId: VIDEO_ID }],
      ['canonical_url', VIDEO_URL],
    ] as const)('%s is %j for a video', async (field, value) => {
      const { canonical } = await (await createVideoApi()).resolveVideo();
      expect(canonical[field]).toEqual(value);
    });
  });

  describe('trace object', () => {
    test('timings.total_ms: number', async () => {
      const { trace } = await (await createVideoApi()).resolveVideo();
      expect(trace.timings.total_ms).toBeTypeOf('number');
    });

    test('steps: the pipeline in its order', async () => {
      const { trace } = await (await createVideoApi()).resolveVideo();
      const names = trace.steps.map(({ name }) => name);
      expect(names).toEqual(['canonicalize', 'cache', 'collect', 'probe', 'store', 'score']);
    });

    test.each(['requests', 'scores'] as const)('%s only with debug=true', async (field) => {
      const api = await createVideoApi();
      const told = (await api.resolveVideo({ debug: true, refresh: true })).trace[field] ?? [];
      // A video's alternatives are asked for beside its five tiers.
      expect(told.filter(({ url }) => /\/(?:maxres|sd|hq|mq)?default\.jpg$/.test(url))).toHaveLength(5);
      expect((await api.resolveVideo({ refresh: true })).trace).not.toHaveProperty(field);
    });
  });

  describe('limits', () => {
    test('5 thumbnail tiers are probed per video', async () => {
      const api = await createVideoApi();
      await api.resolveVideo();
      expect(api.ports.fetch.requests.map(({ url }) => url)).toEqual(TIERS.map(([name]) => tierUrl(name)));
    });

    test('the interface is version 1', async () => {
      const { headers } = await (await createVideoApi()).send({ method: 'GET', path: '/health' });
      expect(headers['x-api-version']).toBe('1');
    });
  });
}
