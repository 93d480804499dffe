import type { CallArguments, ReadEndpoint } from './callArguments.ts'

/**
 * The key under which the answer of a reading call is cached, in the browser and in a page's prefetched queries.
 * `queryKey(endpoint)` without arguments is the prefix of all answers of that call.
 */
export const queryKey = <E extends ReadEndpoint>(endpoint: E, given?: CallArguments<E>): readonly unknown[] =>
  given === undefined ? [endpoint.path] : [endpoint.path, given]
