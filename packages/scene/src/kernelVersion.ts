/**
 * Counts the releases that changed a pixel of the kernel, from decoding to filling. It is kept with each hash, so that
 * years later it is known which release makes the same picture again. `tests/architecture` keeps pictures of each version.
 */
export const KERNEL_VERSION = 1
