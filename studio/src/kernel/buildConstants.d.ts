/** URLs defined by the build; each contains a hash of its file. */
declare const IMAGING_WORKER_URL: string
declare const EXAMINE_WORKER_URL: string
/** Weights of the model that finds faces. */
declare const FACE_MODEL_URL: string
declare const TYPE_WORKER_URL: string
declare const INSPECT_WORKER_URL: string
/** Imported by the type worker. */
declare const PHRASE_MODEL_URL: string
declare const MAGICK_WASM_URL: string
