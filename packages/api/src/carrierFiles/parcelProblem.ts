/** A text that the fields of a carrier do not hold. */
interface TooLong {
  readonly text: string
  /** Full-width characters that the fields hold. */
  readonly most: number
}

/** Why the program of a carrier cannot take a parcel; the codes are those of the contract. */
export type ParcelProblem =
  | {
      readonly code:
        | 'OVERSEAS'
        | 'SHIP_DAY_MISSING'
        | 'ADDRESS_MISSING'
        | 'NAME_MISSING'
        | 'PHONE_MISSING'
        | 'ORDERER_MISSING'
    }
  | ({ readonly code: 'NAME_TOO_LONG' | 'ORDERER_TOO_LONG' | 'ADDRESS_TOO_LONG' } & TooLong)
  | { readonly code: 'NUMBER_TOO_LONG'; readonly most: number }
  | { readonly code: 'TIME_NOT_OFFERED'; readonly time: string }
  | { readonly code: 'POSTAL_CODE_INVALID'; readonly zipCode: string }
  | { readonly code: 'PHONE_INVALID'; readonly phoneNumber: string }

/** A problem in words, for the staff's commands. */
export function parcelProblemText(problem: ParcelProblem): string {
  switch (problem.code) {
    case 'OVERSEAS':
      return 'the receiver lives abroad, and this file is for parcels in Japan'
    case 'NUMBER_TOO_LONG':
      return `the order number has more than ${problem.most} characters`
    case 'SHIP_DAY_MISSING':
      return 'its ship day is not known yet'
    case 'TIME_NOT_OFFERED':
      return `the carrier does not deliver at ${problem.time}`
    case 'POSTAL_CODE_INVALID':
      return `the postal code "${problem.zipCode}" is not one of Japan`
    case 'ADDRESS_MISSING':
      return 'the receiver has no address'
    case 'ADDRESS_TOO_LONG':
      return tooLong('the address', problem)
    case 'NAME_MISSING':
      return 'the receiver has no name'
    case 'NAME_TOO_LONG':
      return tooLong('the name of the receiver', problem)
    case 'PHONE_MISSING':
      return 'the receiver has no phone number'
    case 'PHONE_INVALID':
      return `the phone number "${problem.phoneNumber}" is not one of Japan`
    case 'ORDERER_MISSING':
      return 'the orderer has no name'
    case 'ORDERER_TOO_LONG':
      return tooLong('the name of the orderer', problem)
  }
}

const tooLong = (what: string, { text, most }: TooLong): string =>
  `${what} does not fit into the ${most} characters of the label: ${text}`
