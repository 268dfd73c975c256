import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { createFrameReader, encodeFrame } from './marionette-frames';

const CONNECT_TIMEOUT_MS = 10_000;
const COMMAND_TIMEOUT_MS = 60_000;

/** A client of Marionette, the remote control that is built into Firefox. */
export interface Marionette {
  /** Runs one command. Rejects with what Firefox says, after a minute without an answer, or when it is gone. */
  command(name: string, parameters?: object): Promise<unknown>;
  close(): void;
}

interface Pending {
  name: string;
  resolve(value: unknown): void;
  reject(fault: Error): void;
  timer: NodeJS.Timeout;
}
type Answer = [type: 1, id: number, fault: { error: string; message: string } | null, result: unknown];

/** Connects to the Marionette of a running Firefox. Rejects after ten seconds without its greeting. */
export function connectMarionette(port: number): Promise<Marionette> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const commands = createCommands(socket);
    const read = createFrameReader();
    const timer = setTimeout(
      () => socket.destroy(new Error('Firefox sent no greeting in time.')),
      CONNECT_TIMEOUT_MS,
    );
    const greet = () => {
      clearTimeout(timer);
      resolve({ command: commands.send, close: () => socket.destroy() });
    };
    socket.on('data', (chunk) => {
      try {
        for (const message of read(chunk)) {
          if (Array.isArray(message)) commands.settle(message as Answer);
          else greet();
        }
      } catch (fault) {
        socket.destroy(fault as Error);
      }
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      commands.abandon();
      reject(new Error('Firefox closed the connection.'));
    });
  });
}

function createCommands(socket: Socket) {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  const take = (id: number) => {
    const entry = pending.get(id);
    pending.delete(id);
    clearTimeout(entry?.timer);
    return entry;
  };
  return {
    send(name: string, parameters: object = {}): Promise<unknown> {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const late = () =>
          take(id)?.reject(new Error(`${name} took more than ${COMMAND_TIMEOUT_MS / 1000} s.`));
        pending.set(id, { name, resolve, reject, timer: setTimeout(late, COMMAND_TIMEOUT_MS) });
        socket.write(encodeFrame([0, id, name, parameters]));
      });
    },
    settle([, id, fault, result]: Answer): void {
      const entry = take(id);
      if (fault) entry?.reject(new Error(`${entry.name}: ${fault.error}: ${fault.message}`));
      else entry?.resolve(result);
    },
    abandon(): void {
      for (const id of [...pending.keys()]) take(id)?.reject(new Error('Firefox is gone.'));
    },
  };
}
