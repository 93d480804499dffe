import { dateLocale } from '@irodori/contract/language'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './DeviceList.module.css'

interface DeviceFactsProps {
  /** Of the element, which describes the button beside it. */
  readonly id: string
  readonly device: { readonly browser: string | null; readonly system: string | null }
  readonly times: readonly (readonly [kind: 'used' | 'begun' | 'added', at: string])[]
  /** A note beside the names. */
  readonly children?: ReactNode
}

/** What is known of a device, in a row of a list. */
export function DeviceFacts({ id, device: { browser, system }, times, children }: DeviceFactsProps) {
  const { t, i18n } = useTranslation('account')
  const time = new Intl.DateTimeFormat(dateLocale(i18n.resolvedLanguage), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  })
  const names = [system, browser].filter((name) => name !== null)
  return (
    <div id={id} className={styles.facts}>
      <p className={styles.device}>
        {names.length === 0 ? t('devices.unknown') : names.join(' · ')}
        {children}
      </p>
      {times.map(([kind, at]) => (
        <p key={kind} className={styles.time}>
          {t(`devices.${kind}`, { time: time.format(new Date(at)) })}
        </p>
      ))}
    </div>
  )
}
