import type { CallError } from '@irodori/client/callError'
import { useClient } from '@irodori/client/ClientProvider'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { shipParcels } from '@irodori/contract/endpoints/desk/packing'
import { LARGEST_SHIPMENTS_FILE, readShipmentProblems } from '@irodori/contract/entities/shipmentsFile'
import type { ShippedOrders } from '@irodori/contract/entities/shipmentsFile'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog } from '@irodori/ui/Dialog'
import { FormProblem } from '@irodori/ui/FormProblem'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ORDER_QUERIES } from '../orders/orderQueries.ts'
import styles from './ShipmentsDialog.module.css'

/** DSK-18: reads what the program of a carrier exported, and marks its orders as shipped. */
export function ShipmentsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const client = useClient()
  const chooser = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const { run, isPending, data, error, reset } = useResultMutation(
    (file: File) => client.upload(shipParcels, { body: {}, file }),
    { invalidates: ORDER_QUERIES },
  )
  const read = (file: File) => {
    reset()
    setTooLarge(file.size > LARGEST_SHIPMENTS_FILE)
    if (file.size <= LARGEST_SHIPMENTS_FILE) void run(file)
  }
  return (
    <Dialog
      open
      title={t('shipments.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" icon="upload" busy={isPending} onClick={() => chooser.current?.click()}>
          {t('shipments.choose')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>{t('shipments.lead')}</p>
        <p>{t('shipments.formats')}</p>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          hidden
          aria-label={t('shipments.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file can be chosen again after it was mended.
            target.value = ''
            if (file) read(file)
          }}
        />
        {isTooLarge && (
          <Callout tone="danger" urgent>
            {t('shipments.tooLarge')}
          </Callout>
        )}
        {data && <Shipped {...data} />}
        {error && <Refused error={error} />}
      </div>
    </Dialog>
  )
}

function Shipped({ shipped, partly, already, cancelled }: ShippedOrders) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  return (
    <Callout tone="good">
      <div className={styles.result} role="status">
        <strong>{t('shipments.shipped', { count: shipped })}</strong>
        {partly > 0 && <span>{t('shipments.partly', { count: partly })}</span>}
        {already > 0 && <span>{t('shipments.already', { count: already })}</span>}
        {cancelled > 0 && <span>{t('shipments.cancelled', { count: cancelled })}</span>}
      </div>
    </Callout>
  )
}

/** Each wrong line with its reason; nothing was changed. */
function Refused({ error }: { readonly error: CallError }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const problems = error.kind === 'REFUSED' ? readShipmentProblems(error.error) : null
  if (problems === null) return <FormProblem error={error} />
  return (
    <Callout tone="danger" urgent>
      <div className={styles.result}>
        <strong>{t('shipments.refused')}</strong>
        <ul className={styles.problems}>
          {problems.map(({ line, code, about }) => (
            <li key={`${line} ${code} ${about}`}>
              {line !== null && t('shipments.line', { line })} {t(`shipments.problem.${code}`, { about })}
            </li>
          ))}
        </ul>
      </div>
    </Callout>
  )
}
