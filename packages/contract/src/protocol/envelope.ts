import * as z from 'zod/mini'
import type { AnyErrorCode, ErrorCode } from './errorCode.ts'
import { ERROR_CODES } from './errorCode.ts'

/** The form of every JSON answer; `code` equals the HTTP status. */
export interface Envelope<Data, Code = ErrorCode> {
  readonly code: number
  readonly data: Data | null
  readonly error: Readonly<Record<string, unknown>> | null
  readonly message: string | null
  readonly errorCode: Code | null
}

/** @param codes the error codes that the answer may carry; those of the apps if omitted */
export const envelopeOf = <Schema extends z.core.$ZodType>(
  data: Schema,
  codes: readonly AnyErrorCode[] = ERROR_CODES,
) =>
  z.object({
    code: z.number(),
    data: z.nullable(data),
    error: z.nullable(z.record(z.string(), z.unknown())),
    message: z.nullable(z.string()),
    errorCode: z.nullable(z.enum(codes)),
  })

/** The envelope of an answer that is no refusal: it has the data that the endpoint promises. */
export const successOf = <Schema extends z.core.$ZodType>(data: Schema) => z.extend(envelopeOf(data), { data })

export const succeed = <Data>(data: Data, code = 200): Envelope<Data> => ({
  code,
  data,
  error: null,
  message: null,
  errorCode: null,
})

export const refuse = <Code extends AnyErrorCode>(
  code: number,
  errorCode: Code,
  message: string | null = null,
  error: Readonly<Record<string, unknown>> | null = null,
): Envelope<never, Code> => ({ code, data: null, error, message, errorCode })
