import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import { downloadCarrierTable, downloadPackingSlips } from '@irodori/contract/endpoints/desk/packing'
import { PACKING_OBSTACLES } from '@irodori/contract/entities/packing'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { FormProblem } from '@irodori/ui/FormProblem'
import { useTranslation } from 'react-i18next'
import styles from './PackingFiles.module.css'
import { useFileDownload } from './useFileDownload.ts'

/** DSK-15: buttons for the packing slips of orders, and for the table of their parcels. */
export function PackingFiles({ orderNumbers }: { readonly orderNumbers: readonly string[] }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const slips = useFileDownload(downloadPackingSlips)
  const table = useFileDownload(downloadCarrierTable)
  const given = { query: { orders: orderNumbers.join(',') } }
  return (
    <div className={styles.files}>
      <PackingProblem error={slips.error ?? table.error} />
      <Button
        icon="download"
        busy={slips.isPending}
        onClick={() => {
          table.reset()
          void slips.run(given)
        }}
      >
        {t('packing.slips')}
      </Button>
      <Button
        icon="download"
        busy={table.isPending}
        onClick={() => {
          slips.reset()
          void table.run(given)
        }}
      >
        {t('packing.carrierTable')}
      </Button>
    </div>
  )
}

/** Names each order that cannot be packed, with its reasons. */
function PackingProblem({ error }: { readonly error: CallError | null }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  if (error?.kind !== 'REFUSED' || errorCodeOf(error) !== 'ORDER_CANNOT_BE_PACKED') return <FormProblem error={error} />
  const inWords = (codes: unknown): string =>
    (Array.isArray(codes) ? codes : [])
      .map((code) => {
        const known = PACKING_OBSTACLES.find((each) => each === code)
        return known === undefined ? String(code) : t(`packing.obstacle.${known}`)
      })
      .join(t('separator'))
  return (
    <Callout tone="danger" urgent>
      <p>{t('packing.refused')}</p>
      <ul>
        {Object.entries(error.error).map(([orderNumber, codes]) => (
          <li key={orderNumber}>
            {orderNumber} {inWords(codes)}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
