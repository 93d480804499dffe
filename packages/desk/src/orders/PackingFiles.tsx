import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import {
  downloadAddressLabels,
  downloadCarrierTable,
  downloadPackingSlips,
} from '@irodori/contract/endpoints/desk/packing'
import {
  CARRIER_FORMATS,
  LABELS_PER_SHEET,
  PACKING_OBSTACLES,
  PARCEL_PROBLEMS,
  SLIP_SIZES,
} from '@irodori/contract/entities/packing'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { FormProblem } from '@irodori/ui/FormProblem'
import { SelectField } from '@irodori/ui/SelectField'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PackingFiles.module.css'
import { useFileDownload } from './useFileDownload.ts'
import { useKeptChoice } from './useKeptChoice.ts'

const LABELS = Array.from({ length: LABELS_PER_SHEET }, (_, index) => String(index + 1))

/** DSK-15: packing slips, address labels, and files for the programs of carriers, of one or several orders. */
export function PackingFiles({ orderNumbers }: { readonly orderNumbers: readonly string[] }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const [size, setSize] = useKeptChoice('slipSize', SLIP_SIZES)
  const [format, setFormat] = useKeptChoice('carrierFormat', CARRIER_FORMATS)
  const [first, setFirst] = useState('1')
  const slips = useFileDownload(downloadPackingSlips)
  const labels = useFileDownload(downloadAddressLabels)
  const table = useFileDownload(downloadCarrierTable)
  const orders = orderNumbers.join(',')
  const forget = () => {
    for (const download of [slips, labels, table]) download.reset()
  }
  return (
    <div className={styles.files}>
      <PackingProblem error={slips.error ?? labels.error ?? table.error} />
      <FileRow
        label={t('packing.paper')}
        value={size}
        choices={SLIP_SIZES.map((value) => ({ value, words: t(`packing.size.${value}`) }))}
        onChoose={setSize}
        button={t('packing.slips')}
        isBusy={slips.isPending}
        onDownload={() => {
          forget()
          void slips.run({ query: { orders, size } })
        }}
      />
      <FileRow
        label={t('packing.format')}
        value={format}
        choices={CARRIER_FORMATS.map((value) => ({ value, words: t(`packing.formats.${value}`) }))}
        onChoose={setFormat}
        button={t('packing.carrierTable')}
        isBusy={table.isPending}
        onDownload={() => {
          forget()
          void table.run({ query: { orders, format } })
        }}
      />
      <FileRow
        label={t('packing.firstLabel')}
        value={first}
        choices={LABELS.map((value) => ({ value, words: t('packing.labelNumber', { number: value }) }))}
        onChoose={setFirst}
        button={t('packing.labels')}
        isBusy={labels.isPending}
        onDownload={() => {
          forget()
          void labels.run({ query: { orders, first: Number(first) } })
        }}
      />
    </div>
  )
}

interface FileRowProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly words: ReactNode }[]
  readonly onChoose: (value: Value) => void
  readonly button: string
  readonly isBusy: boolean
  readonly onDownload: () => void
}

/** A choice, and the button that downloads the file in this form. */
function FileRow<Value extends string>({
  label,
  value,
  choices,
  onChoose,
  button,
  isBusy,
  onDownload,
}: FileRowProps<Value>) {
  return (
    <div className={styles.row}>
      <SelectField
        label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </SelectField>
      <Button icon="download" busy={isBusy} onClick={onDownload}>
        {button}
      </Button>
    </div>
  )
}

/** Names each order that cannot be packed or whose parcel a carrier does not take, with its reasons. */
function PackingProblem({ error }: { readonly error: CallError | null }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const code = error && errorCodeOf(error)
  if (code === 'NOT_AVAILABLE') return <FormProblem error={error} words={t('packing.noShipping')} />
  if (error?.kind !== 'REFUSED' || code !== 'ORDER_CANNOT_BE_PACKED') return <FormProblem error={error} />
  const inWords = (reasons: unknown): string =>
    (Array.isArray(reasons) ? reasons : [])
      .map((reason) => {
        const obstacle = PACKING_OBSTACLES.find((each) => each === reason)
        if (obstacle !== undefined) return t(`packing.obstacle.${obstacle}`)
        const problem = PARCEL_PROBLEMS.find((each) => each === reason)
        return problem === undefined ? String(reason) : t(`packing.parcelProblem.${problem}`)
      })
      .join(t('separator'))
  return (
    <Callout tone="danger" urgent>
      <p>{t('packing.refused')}</p>
      <ul>
        {Object.entries(error.error).map(([orderNumber, reasons]) => (
          <li key={orderNumber}>
            {orderNumber} {inWords(reasons)}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
