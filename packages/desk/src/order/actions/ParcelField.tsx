import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import type { PrintCompany } from '@irodori/contract/entities/product'
import { PRINT_COMPANIES } from '@irodori/contract/entities/product'
import { SelectField } from '@irodori/ui/SelectField'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

interface ParcelFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  /** The print companies of the parcels of an order. */
  readonly companies: readonly PrintCompany[]
}

/** Names the parcel of an order that has several; nothing for an order of one. */
export function ParcelField({ companies, ...field }: ParcelFieldProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  if (companies.length === 0) return null
  return (
    <SelectField {...field} label={t('order.parcel')}>
      {companies.map((company) => (
        <option key={company} value={company}>
          {t(`company.${company}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** The print companies to choose from; empty for an order of one parcel. */
export const severalParcels = (parcels: DeskOrder['parcels']): readonly PrintCompany[] =>
  parcels.length > 1 ? parcels.map(({ printCompany }) => printCompany) : []

/** The chosen parcel, as a call names it. */
export const parcelOf = (chosen: string): PrintCompany | null =>
  PRINT_COMPANIES.find((company) => company === chosen) ?? null
