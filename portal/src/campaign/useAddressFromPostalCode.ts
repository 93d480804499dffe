import { useCall } from '@irodori/client/useCall'
import { listPostalCodes } from '@irodori/contract/endpoints/help'
import { parsePostalCode } from '@irodori/rules/postalCode'
import { useEffect, useRef } from 'react'
import { postalPlaceOf, TABLE_DIGITS } from '../postalCode/postalPlaces.ts'

/** CMP-7: fills in the address from a postal code, unless the customer has typed one. */
export function useAddressFromPostalCode(zipCode: string, address: string, onAddress: (address: string) => void): void {
  const digits = parsePostalCode(zipCode)
  const { data } = useCall(
    listPostalCodes,
    { params: { firstThreeDigits: digits?.slice(0, TABLE_DIGITS) ?? '' } },
    { enabled: digits !== null, staleTime: Number.POSITIVE_INFINITY },
  )
  const filled = useRef('')
  const place = digits !== null && data ? postalPlaceOf(data, digits) : null
  const found = place ? `${place.prefecture}${place.city}${place.town}` : ''
  useEffect(() => {
    if (found === '' || found === filled.current || (address !== '' && address !== filled.current)) return
    filled.current = found
    onAddress(found)
  }, [found, address, onAddress])
}
