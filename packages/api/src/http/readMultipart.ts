import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadedFile } from './request.ts'

/** More than any template allows; the limit that a person meets is the template's and is checked by the use case. */
const MAX_READ_BYTES = 25 * 1024 * 1024

export interface MultipartBody {
  readonly fields: Readonly<Record<string, string>>
  readonly file: UploadedFile | null
}

export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_READ_BYTES, files: 1, fields: 40, fieldSize: 4096, fieldNameSize: 100, parts: 41 },
  })
}

/** Reads a form as it arrives; a body that is no form, breaks off or has too many parts is MALFORMED. */
export async function readMultipart(request: FastifyRequest): Promise<MultipartBody | 'MALFORMED'> {
  if (!request.isMultipart()) return 'MALFORMED'
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
      } else {
        const chunks: Buffer[] = []
        for await (const chunk of part.file) chunks.push(chunk)
        file = { bytes: new Uint8Array(Buffer.concat(chunks)), isCut: part.file.truncated }
      }
    }
  } catch {
    return 'MALFORMED'
  }
  return { fields, file }
}
