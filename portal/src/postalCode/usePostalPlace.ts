import { useCall } from '@irodori/client/useCall'
import { readPostalPlace } from '@irodori/contract/endpoints/help'
import { parsePostalCode } from '@irodori/rules/postalCode'
import type { PostalPlace } from './prefectureFlag.ts'

/** Looks up the place of a postal code of seven digits: undefined until the answer arrives, null for an unknown code. */
export function usePostalPlace(postalCode: string): {
  readonly place: PostalPlace | null | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
} {
  const digits = parsePostalCode(postalCode)
  const { data, isError, refetch } = useCall(
    readPostalPlace,
    { params: { postalCode: digits ?? '' } },
    { enabled: digits !== null, staleTime: Number.POSITIVE_INFINITY },
  )
  return {
    place: digits === null ? undefined : data?.place,
    hasFailed: digits !== null && isError,
    retry: () => void refetch(),
  }
}
