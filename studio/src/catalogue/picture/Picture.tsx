import { Icon } from '@irodori/ui'
import { useState } from 'react'
import styles from './Picture.module.css'
import { pictureSizes } from './pictureSizes.ts'

interface PictureProps {
  readonly src: string
  /** What is on it; empty where the words beside it say so. */
  readonly alt: string
  /** Width over height of the place it stands in. */
  readonly ratio: number
  /** How wide it is shown, as the attribute of the same name; the whole window where left out. */
  readonly sizes?: string
  /** The whole picture in sight, or the place filled. */
  readonly fit?: 'contain' | 'cover'
  /** Among the first on the screen: fetched at once. */
  readonly early?: boolean
  readonly onBroken?: () => void
}

const WIDTH = 480

/** A picture in a place of fixed shape, so that nothing moves when it arrives; a broken one leaves a quiet sign. */
export function Picture({ src, alt, ratio, sizes = '100vw', fit = 'cover', early = false, onBroken }: PictureProps) {
  const [state, setState] = useState<'WAITING' | 'SHOWN' | 'BROKEN'>(early ? 'SHOWN' : 'WAITING')
  const settle = (isWhole: boolean) => {
    setState(isWhole ? 'SHOWN' : 'BROKEN')
    if (!isWhole) onBroken?.()
  }
  return (
    <span className={styles.place} style={{ aspectRatio: ratio }} data-state={state}>
      {state === 'BROKEN' ? (
        <span className={styles.broken}>
          <Icon name="photo" size={32} />
          {alt}
        </span>
      ) : (
        <img
          // A picture from the cache, or of a painted page, may have come or failed before React listens.
          ref={(image) => {
            if (image?.complete) settle(image.naturalWidth > 0)
          }}
          className={styles.picture}
          style={{ objectFit: fit }}
          width={WIDTH}
          height={Math.round(WIDTH / ratio)}
          sizes={sizes}
          {...pictureSizes(src, ratio)}
          alt={alt}
          loading={early ? 'eager' : 'lazy'}
          fetchPriority={early ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => settle(true)}
          onError={() => settle(false)}
        />
      )}
    </span>
  )
}
