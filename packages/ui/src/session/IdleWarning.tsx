import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './IdleWarning.module.css'

interface IdleWarningProps {
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000))

/** A warning in the corner of the window. Any click or key extends the session. */
export function IdleWarning({ endsAt }: IdleWarningProps) {
  const { t } = useTranslation('session')
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <section className={styles.warning} aria-label={t('idle.label')}>
      <Icon name="clock" size={22} />
      <div className={styles.words}>
        <p className={styles.title} role="status">
          {t('idle.title')}
        </p>
        <p className={styles.body}>
          {t('idle.body')}
          <span className={styles.clock} role="timer" aria-live="off">
            {t('idle.remaining', { clock })}
          </span>
        </p>
      </div>
      <Button variant="primary">{t('idle.stay')}</Button>
    </section>
  )
}
