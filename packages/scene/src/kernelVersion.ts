/**
 * Counts the releases that changed a pixel of the kernel, from decoding to filling. It is stored with each hash, so that
 * the release that reproduces a picture is known years later. `tests/architecture` keeps pictures of each version.
 */
export const KERNEL_VERSION = 7
