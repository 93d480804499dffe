import { useCall } from '@irodori/client/react'
import { listPostalCodes } from '@irodori/contract/endpoints/help'
import { parsePostalCode } from '@irodori/rules'
import type { PostalTable } from './postalPlace.ts'

const FIRST_DIGITS = 3

/** The static table for a postal code, once its seven digits are typed; it is read once for its first three. */
export function usePostalTable(postalCode: string): {
  readonly table: PostalTable | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
} {
  const digits = parsePostalCode(postalCode)
  const { data, isError, refetch } = useCall(
    listPostalCodes,
    { params: { firstThreeDigits: digits?.slice(0, FIRST_DIGITS) ?? '000' } },
    { enabled: digits !== null, staleTime: Number.POSITIVE_INFINITY },
  )
  return {
    table: digits === null ? undefined : data,
    hasFailed: digits !== null && isError,
    retry: () => void refetch(),
  }
}
