/** Bytes of the nonce, which is new for each photo. Source: NIST SP 800-38D, section 8.2.2. */
const NONCE_BYTES = 12
/** Bytes of the length of the description. */
const LENGTH_BYTES = 4

/** What is encrypted with the bytes of a file. */
interface Description {
  readonly name: string
  readonly type: string
  /** Milliseconds since 1970. */
  readonly modified: number
}

/** The id belongs to what is authenticated, so that the server cannot pass one photo off as another. */
const algorithm = (nonce: Uint8Array<ArrayBuffer>, photoId: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(photoId),
})

/**
 * Encrypts a photo with its name by AES-256-GCM: nonce, then the encrypted length of the description (four bytes, the highest
 * first), description and file, then the tag.
 * @throws if the file cannot be read
 */
export async function sealPhoto(key: CryptoKey, photoId: string, file: File): Promise<Blob> {
  const described: Description = { name: file.name, type: file.type, modified: file.lastModified }
  const description = new TextEncoder().encode(JSON.stringify(described))
  const length = new Uint8Array(LENGTH_BYTES)
  new DataView(length.buffer).setUint32(0, description.length)
  const plain = await new Blob([length, description, file]).arrayBuffer()
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  return new Blob([nonce, await crypto.subtle.encrypt(algorithm(nonce, photoId), key, plain)])
}

/** Decrypts a photo. @returns null if it was not encrypted with this key for this id, or was changed since */
export async function openSealedPhoto(key: CryptoKey, photoId: string, sealed: Blob): Promise<File | null> {
  try {
    const bytes = new Uint8Array(await sealed.arrayBuffer())
    const nonce = bytes.slice(0, NONCE_BYTES)
    const plain = await crypto.subtle.decrypt(algorithm(nonce, photoId), key, bytes.subarray(NONCE_BYTES))
    const start = LENGTH_BYTES + new DataView(plain).getUint32(0)
    const description = new TextDecoder().decode(new Uint8Array(plain, LENGTH_BYTES, start - LENGTH_BYTES))
    const { name, type, modified } = JSON.parse(description) as Description
    return new File([new Uint8Array(plain, start)], name, { type, lastModified: modified })
  } catch {
    return null
  }
}
