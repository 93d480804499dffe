import { dayText } from '@irodori/rules/availableDate'
import type { PackagingViolation, ProductionViolation } from '@irodori/rules/productionViolations'
import { daysBetween, tokyoDay } from '@irodori/rules/tokyoDay'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

const CHANGED_DATE = '選択したお届け希望日が無効になりました。ご再選択してください。'

/** The failure of a production or packaging call for a violation of the rules. */
export function failureOfViolation(
  fault: ProductionViolation,
  groups: readonly { readonly groupNumber: number; readonly designs: readonly { readonly id: string }[] }[],
  now: Date,
): ApiFailure {
  const designIdsOf = (groupNumbers: readonly number[]): string[] =>
    groups
      .filter(({ groupNumber }) => groupNumbers.includes(groupNumber))
      .flatMap(({ designs }) => designs.map(({ id }) => id))
  switch (fault.reason) {
    case 'PRODUCT_NOT_FOUND':
      return fail(403, 'PRODUCT_IS_NOT_FOUND', { error: { productIds: fault.productIds } })
    case 'PRODUCT_DELETED':
      return fail(403, 'PRODUCT_IS_DELETED', { error: { productIds: fault.productIds } })
    case 'PRODUCT_NOT_PUBLIC':
      return fail(403, 'PRODUCT_IS_NOT_PUBLIC', { error: { productIds: fault.productIds } })
    case 'PRODUCT_OUT_OF_STOCK':
      return fail(403, 'PRODUCT_IS_OUT_OF_STOCK', { error: { productIds: fault.productIds } })
    case 'WRONG_PRODUCT':
      return fail(400, 'WRONG_PRODUCT_EXCEPTION', { error: { designIds: fault.designIds } })
    case 'DESIGNS_MISSING':
      return fail(400, 'NOT_ENOUGH_DESIGN_EXCEPTION', {
        message: `デザインが不足しています！残り${fault.count}点デザインの制作、もしくは複製をお願いします。`,
        error: { numberOfMissingDesigns: fault.count },
      })
    case 'DESIGNS_SPARE':
      return fail(400, 'SPARE_DESIGNS_EXCEPTION', { error: { numberOfSpareDesigns: fault.count } })
    case 'DESIGN_NOT_COMPLETE':
      return fail(400, 'DESIGN_NOT_COMPLETED', {
        error: { designIds: fault.designIds, missingParts: fault.missingParts },
      })
    case 'DESIGN_NOT_PRINTABLE':
      return fail(400, 'DESIGN_CREATE_IMAGE_EXCEPTION', { error: { designIds: fault.designIds } })
    case 'PLAN_NOT_FOUND':
      return fail(400, 'PACKAGE_PLAN_NOT_FOUND', { error: { designIds: designIdsOf(fault.groupNumbers) } })
    case 'PLAN_NOT_CHOSEN':
      return fail(400, 'PACKAGE_PLAN_NOT_CHOSEN', { error: { designIds: designIdsOf(fault.groupNumbers) } })
    case 'OPTION_NOT_CHOSEN':
      return fail(400, 'PRODUCT_OPTION_NOT_CHOSEN', { error: { designIds: designIdsOf(fault.groupNumbers) } })
    case 'OPTION_OUT_OF_STOCK':
      return fail(403, 'PRODUCT_IS_OUT_OF_STOCK', { error: { designIds: designIdsOf(fault.groupNumbers) } })
    case 'QUANTITY_OF_PACKAGE_PLAN': {
      const { productName: name, numberOfFreePackages, numberOfChargeablePackages } = fault
      return fail(400, 'QUANTITY_OF_PACKAGE_PLAN', {
        error: { name, numberOfFreePackages, numberOfChargeablePackages },
      })
    }
    case 'DELIVERY_DATE':
      return fail(400, 'INVALID_DELIVERY_DATE', { message: CHANGED_DATE, error: shipDateOf(fault, now) })
  }
}

function shipDateOf(
  fault: Extract<PackagingViolation, { reason: 'DELIVERY_DATE' }>,
  now: Date,
): Record<string, unknown> {
  return {
    packageId: fault.packageId,
    numberOfDaysFromNowToShipDate: Math.max(0, daysBetween(tokyoDay(now), fault.shipDate)),
    expectedShipDateString: dayText(fault.shipDate),
  }
}
