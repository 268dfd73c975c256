import { describe, expect, test } from 'vitest';
import { createClient, type Send } from '../../src/contract/client';
import { ApiError, ChannelError } from '../../src/contract/client-errors';
import type { ApiRequest } from '../../src/contract/types';
import { createFakeClock } from '../ports/fake-clock';
import { REQUEST_ID, sampleResult } from './sample-result';
import { createTestHandler } from './test-handler';

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const NOT_INSTALLED = new Error('Could not establish connection. Receiving end does not exist.');
const CLOSED = new Error(
  'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
);

/** A client whose channel answers each message with the next of `answers`; an Error rejects. */
function createTestClient(answers: readonly unknown[]) {
  const clock = createFakeClock();
  const sent: ApiRequest[] = [];
  const send: Send = async (message) => {
    const answer = answers[sent.push(message) - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { client: createClient(send, { timeoutMs: 25_000, clock }), sent, clock };
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (fault: unknown) => fault,
  );

describe('calls, against the real handler', () => {
  const { send, asked } = createTestHandler();
  const client = createClient(send, { timeoutMs: 25_000, clock: createFakeClock() });

  test('resolve', async () => {
    expect(await client.resolve('https://example.com/?a=1&b=é#c')).toEqual(sampleResult);
    expect(asked.at(-1)?.url).toBe('https://example.com/?a=1&b=%C3%A9#c');
  });

  test('resolveVideo with and without options', async () => {
    expect(await client.resolveVideo(VIDEO)).toEqual(sampleResult);
    await client.resolveVideo(VIDEO, { prefer: 'largest', debug: true });
    expect(asked.at(-1)?.options).toMatchObject({ prefer: 'largest', debug: true, min_width: 0 });
  });

  test('health', async () => {
    expect(await client.health()).toEqual({ ok: true });
  });

  test('an error answer is an ApiError', async () => {
    const fault = await faultOf(client.resolveVideo('https://example.com/'));
    expect(fault).toBeInstanceOf(ApiError);
    expect(fault).toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'VALIDATION_ERROR',
      requestId: REQUEST_ID,
      details: [{ path: 'url' }],
    });
  });
});

describe('when no answer comes', () => {
  test.each([
    ['Chrome', NOT_INSTALLED],
    [
      'Chrome, for what is no id',
      new Error("Error in invocation of runtime.sendMessage: Invalid extension id: 'x'"),
    ],
  ])('not installed: %s', async (_name, fault) => {
    const { client, sent } = createTestClient([fault, fault]);
    const error = await faultOf(client.health());
    expect(error).toBeInstanceOf(ChannelError);
    expect(error).toMatchObject({ reason: 'not_installed', cause: fault });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['Chrome', CLOSED],
    ['older Chrome', new Error('The message port closed before a response was received.')],
    ['Firefox', new Error('Promised response from onMessage listener went out of scope')],
    [
      'Firefox, event page gone',
      new Error("Actor 'Conduits' destroyed before query 'RuntimeMessage' was resolved"),
    ],
  ])('a stopped worker is asked once more: %s', async (_name, fault) => {
    const { client, sent } = createTestClient([fault, { status: 200, headers: {}, body: { ok: true } }]);
    expect(await client.health()).toEqual({ ok: true });
    expect(sent[1]).toEqual(sent[0]);
  });

  test('a worker stopped twice is not asked a third time', async () => {
    const { client, sent } = createTestClient([
      CLOSED,
      CLOSED,
      { status: 200, headers: {}, body: { ok: true } },
    ]);
    expect(await faultOf(client.health())).toMatchObject({ reason: 'channel_closed' });
    expect(sent).toHaveLength(2);
  });

  test('removed between the two', async () => {
    const { client } = createTestClient([CLOSED, NOT_INSTALLED]);
    expect(await faultOf(client.health())).toMatchObject({ reason: 'not_installed' });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'ok'],
    ['an array', []],
    ['another API', { ok: true }],
    ['no body', { status: 200 }],
    ['an error without a code', { status: 500, body: { error: 'broken' } }],
    ['a fault that is no error', new Error('quota')],
  ])('an answer that is none of ours: %s', async (_name, answer) => {
    const { client } = createTestClient([answer]);
    expect(await faultOf(client.health())).toMatchObject({ name: 'ChannelError', reason: 'no_answer' });
  });

  test('the deadline holds, the retry included', async () => {
    const clock = createFakeClock();
    let calls = 0;
    const send: Send = () => ((calls += 1) === 1 ? Promise.reject(CLOSED) : new Promise(() => undefined));
    const pending = faultOf(createClient(send, { timeoutMs: 25_000, clock }).health());
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(25_000);
    expect(await pending).toMatchObject({
      reason: 'no_answer',
      message: 'The extension did not answer in time.',
    });
    expect(calls).toBe(2);
  });

  test('a channel that throws at once rejects', async () => {
    const send: Send = () => {
      throw NOT_INSTALLED;
    };
    const client = createClient(send, { timeoutMs: 25_000, clock: createFakeClock() });
    expect(await faultOf(client.health())).toMatchObject({ reason: 'not_installed' });
  });
});
