import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectMarionette } from '../../scripts/firefox/marionette';
import { createFrameReader, encodeFrame } from '../../scripts/firefox/marionette-frames';

describe('frames', () => {
  it('count bytes, not characters', () => {
    expect(encodeFrame('ü').toString()).toBe('4:"ü"');
  });

  it('are put together from any pieces', () => {
    const bytes = Buffer.concat([encodeFrame({ a: 'größer' }), encodeFrame([1, 2])]);
    const read = createFrameReader();
    expect([...bytes].flatMap((byte) => read(Uint8Array.of(byte)))).toEqual([{ a: 'größer' }, [1, 2]]);
    expect(createFrameReader()(bytes)).toEqual([{ a: 'größer' }, [1, 2]]);
  });

  it.each([
    ['no number', 'HTTP/1.1 400'],
    ['no length', ':{}'],
    ['a length without an end', '99999999999'],
    ['more than a frame may have', '999999999:{'],
  ])('that have %s are refused', (_what, text) => {
    expect(() => createFrameReader()(Buffer.from(text))).toThrow(/frame/);
  });
});

describe('the client', () => {
  let server: Server;
  let socket: Socket;
  const greeting = { applicationType: 'gecko', marionetteProtocol: 3 };

  /** A Firefox that answers each command by `answer`, or not at all. */
  async function listen(answer: (command: unknown[]) => unknown): Promise<number> {
    server.on('connection', (client) => {
      socket = client;
      const read = createFrameReader();
      client.write(encodeFrame(greeting));
      client.on('data', (chunk) => {
        for (const command of read(chunk) as unknown[][]) {
          const message = answer(command);
          if (message !== undefined) client.write(encodeFrame(message));
        }
      });
    });
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
    return (server.address() as AddressInfo).port;
  }

  beforeEach(() => {
    server = createServer();
  });
  afterEach(() => {
    socket?.destroy();
    server.close();
  });

  it('gives each command its own answer, in whatever order they come', async () => {
    const held: unknown[][] = [];
    const port = await listen((command) => {
      held.push(command);
      if (held.length === 2) {
        for (const [, id, name] of held.toReversed())
          socket.write(encodeFrame([1, id, null, { value: name }]));
      }
      return undefined;
    });
    const client = await connectMarionette(port);
    const answers = await Promise.all([client.command('One'), client.command('Two')]);
    expect(answers).toEqual([{ value: 'One' }, { value: 'Two' }]);
    client.close();
  });

  it('rejects with the command and what Firefox says of it', async () => {
    const port = await listen(([, id]) => [1, id, { error: 'no such element', message: 'gone' }, null]);
    const client = await connectMarionette(port);
    await expect(client.command('WebDriver:Click')).rejects.toThrow('WebDriver:Click: no such element: gone');
    client.close();
  });

  it('rejects what is open when Firefox goes away', async () => {
    const port = await listen(() => void socket.destroy());
    const client = await connectMarionette(port);
    await expect(client.command('WebDriver:Navigate')).rejects.toThrow('Firefox is gone.');
  });

  it('rejects where nobody listens, and where it is not Firefox', async () => {
    const port = await listen(() => undefined);
    server.removeAllListeners('connection');
    server.on('connection', (client) => void client.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await expect(connectMarionette(port)).rejects.toThrow('no Marionette frame');
    await new Promise((settle) => server.close(settle));
    await expect(connectMarionette(port)).rejects.toThrow('ECONNREFUSED');
  });
});
