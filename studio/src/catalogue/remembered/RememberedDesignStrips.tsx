import { useIsOnline } from '@irodori/client/useIsOnline'
import { designQueryValue, openDesignAddress } from '@irodori/contract/designQuery'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { useTranslation } from 'react-i18next'
import { Picture } from '../picture/Picture.tsx'
import { BegunDesigns } from './BegunDesigns.tsx'
import styles from './RememberedDesignStrips.module.css'
import type { RememberedDesign } from './rememberedDesigns.ts'
import { changeRememberedDesigns, useRememberedDesigns } from './useRememberedDesigns.ts'

/** The favourites and the recently opened designs of this device; without a connection, all designs that open from it. */
export function RememberedDesignStrips() {
  const { t } = useTranslation('catalogue')
  const { favourites, recent } = useRememberedDesigns()
  if (!useIsOnline()) {
    return (
      <div className={styles.offline}>
        <Callout tone="warning" urgent>
          <strong>{t('offline.title')}</strong>
          <p>{t('offline.body')}</p>
        </Callout>
        <BegunDesigns which="ALL" />
      </div>
    )
  }
  return (
    <>
      <Strip
        title={t('memory.favourites')}
        designs={favourites}
        onClear={() => changeRememberedDesigns((memory) => ({ ...memory, favourites: [] }))}
      />
      <Strip
        title={t('memory.recent')}
        designs={recent}
        onClear={() => changeRememberedDesigns((memory) => ({ ...memory, recent: [] }))}
      />
    </>
  )
}

interface StripProps {
  readonly title: string
  readonly designs: readonly RememberedDesign[]
  readonly onClear: () => void
}

function Strip({ title, designs, onClear }: StripProps) {
  const { t } = useTranslation('catalogue')
  if (designs.length === 0) return null
  return (
    <section className={styles.strip} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Button variant="quiet" onClick={onClear}>
          {t('memory.clear')}
        </Button>
      </div>
      <ul className={styles.designs}>
        {designs.map((design) => (
          <li key={designQueryValue(design)}>
            <AppLink href={openDesignAddress(design.productId, design)} className={styles.design}>
              <span className={styles.mat}>
                <span className={styles.sheet} style={{ '--ratio': design.ratio } as React.CSSProperties}>
                  <Picture src={design.thumbnailUrl} alt="" ratio={design.ratio} sizes="140px" />
                </span>
              </span>
              <span className={styles.name}>{design.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
