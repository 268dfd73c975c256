/**
 * Every row of the interface specification's tables is a test of its own, over the whole API with the
 * real resolver. The rows stand in three files, one for each side of the API.
 */
import { describe } from 'vitest';
import { describePictures } from './contract/specification/picture-rows';
import { describeRequests } from './contract/specification/request-rows';
import { describeResult } from './contract/specification/result-rows';

describe('requests', () => {
  describeRequests();
});
describe('result', () => {
  describeResult();
});
describe('pictures', () => {
  describePictures();
});
