import { Icon } from '@irodori/ui/Icon'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BackToTop.module.css'
import { scrollToTop } from './scrollToTop.ts'

/** A button back to the top, visible from the second screenful on. */
export function BackToTop() {
  const { t } = useTranslation('portal')
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const update = () => setFar(window.scrollY > window.innerHeight)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  if (!isFar) return null
  const go = () => {
    scrollToTop({
      position: () => window.scrollY,
      scrollTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
      nextFrame: (step) => void requestAnimationFrame(step),
      now: () => performance.now(),
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className={styles.top}
      data-screen-only=""
      aria-label={t('top')}
      title={t('top')}
      onClick={go}
    >
      <Icon name="chevronUp" />
    </button>
  )
}
