import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PointSketch.module.css'

interface PointSketchProps {
  /** Lengths of the page in one unit. */
  readonly page: { readonly width: number; readonly height: number }
  /** Shares of the width and the height. */
  readonly point: { readonly x: number; readonly y: number }
  /** Address of the page's picture; an empty sheet if there is none. */
  readonly src?: string | null | undefined
}

/** A page in small with a mark at one place of it. */
export function PointSketch({ page, point, src }: PointSketchProps) {
  const { t } = useTranslation('proofLink')
  const percent = (share: number) => Math.round(share * 100)
  return (
    <div
      className={styles.sketch}
      role="img"
      aria-label={t('comment.point', { left: percent(point.x), top: percent(point.y) })}
      style={{ '--ratio': page.width / page.height } as CSSProperties}
    >
      {src != null && <img src={src} alt="" decoding="async" />}
      <span className={styles.mark} style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
    </div>
  )
}
