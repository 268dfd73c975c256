import { Validator } from '@cfworker/json-schema';
import errorSchema from '../../docs/schemas/error.schema.json';
import resultSchema from '../../docs/schemas/resolve-result.schema.json';

const api = globalThis.browser ?? globalThis.chrome;

/** The extension answers within 20 seconds, or its worker was stopped. */
const TIMEOUT_MS = 25_000;
const DRAFT = '2020-12';
const STOP_AT_FIRST_ERROR = false;

const healthSchema = {
  type: 'object',
  properties: { ok: { const: true } },
  required: ['ok'],
  additionalProperties: false,
};

const health = new Validator(healthSchema, DRAFT, STOP_AT_FIRST_ERROR);
const result = new Validator(resultSchema, DRAFT, STOP_AT_FIRST_ERROR);
const error = new Validator(errorSchema, DRAFT, STOP_AT_FIRST_ERROR);

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** Each endpoint once. */
const ENDPOINTS = [
  { method: 'GET', path: '/health' },
  { method: 'GET', path: '/api/resolve', query: { url: VIDEO } },
  { method: 'POST', path: '/api/resolve', body: { url: VIDEO } },
  { method: 'POST', path: '/v1/resolve', body: { url: VIDEO, options: { prefer: 'largest', debug: true } } },
];

/**
 * Sends each call to the extension `targetId`, all at once, and answers in their order
 * `{ call, response, valid, errors }`: `errors` names every place where the answer breaks its schema.
 */
async function callEndpoints(targetId, calls = ENDPOINTS) {
  return Promise.all(calls.map((call) => callEndpoint(targetId, call)));
}

async function callEndpoint(targetId, call) {
  try {
    const response = await withTimeout(api.runtime.sendMessage(targetId, call));
    const errors = checkResponse(call, response);
    return { call, response, valid: errors.length === 0, errors };
  } catch (fault) {
    return { call, response: null, valid: false, errors: [String(fault)] };
  }
}

function checkResponse(call, response) {
  if (typeof response?.status !== 'number') return ['The answer has no status.'];
  const errors = validatorFor(call, response.status)
    .validate(response.body)
    .errors.map(({ instanceLocation, error: message }) => `${instanceLocation} ${message}`);
  if (response.headers?.['x-api-version'] !== '1') errors.push('The answer is not of version 1.');
  return errors;
}

function validatorFor(call, status) {
  if (status !== 200) return error;
  return call.path.startsWith('/health') ? health : result;
}

function withTimeout(answer) {
  let timer;
  const timeout = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

// For the console of this worker, and for tests.
globalThis.callEndpoints = callEndpoints;
