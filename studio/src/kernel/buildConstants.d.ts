/** Addresses that the build fills in: each names its content. */
declare const IMAGING_WORKER_URL: string
declare const TYPE_WORKER_URL: string
declare const INSPECT_WORKER_URL: string
declare const MAGICK_WASM_URL: string
