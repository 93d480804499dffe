import type { ShipmentViolation } from '../../../production/recordShipment.ts'

/** Why a shipment is refused, in words. */
export function shipmentReason(violation: ShipmentViolation): string {
  switch (violation.code) {
    case 'CARRIER_UNKNOWN':
      return `the carrier is not one of the profile (${violation.known.join(', ')})`
    case 'TRACKING_NUMBER_INVALID':
      return 'the tracking number must have 4 to 40 digits, letters and hyphens'
    case 'PARCEL_NOT_NAMED':
      return `name one of its parcels with --parcel: ${violation.known.join(', ')}`
    case 'NOT_SHIPPED':
      return 'it has not been shipped'
    case 'DAY_TO_COME':
      return `the day must not be after today, ${violation.today}`
    case 'DAY_IMPOSSIBLE':
      return `the day must lie between ${violation.from} and ${violation.to}`
  }
}
