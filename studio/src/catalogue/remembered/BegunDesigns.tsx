import { useSession } from '@irodori/client/ClientProvider'
import { createKeptDesigns } from '@irodori/client/keptDesigns'
import { useCall } from '@irodori/client/useCall'
import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../picture/Picture.tsx'
import type { BegunDesign } from './begunDesigns.ts'
import { listBegun } from './begunDesigns.ts'
import { continuedAddress } from './continuedAddress.ts'
import styles from './RememberedDesignStrips.module.css'

const keptHere = () => createKeptDesigns((globalThis.indexedDB as IDBFactory | undefined) ?? null)

/** ODR-59: the new designs that only this device has, until they are saved or deleted. */
export function BegunDesigns() {
  const { t } = useTranslation('catalogue')
  const owner = useSession()?.userName ?? null
  const [begun, setBegun] = useState<readonly BegunDesign[]>([])
  useEffect(() => {
    let isCurrent = true
    void listBegun(keptHere(), owner).then((found) => isCurrent && setBegun(found))
    return () => {
      isCurrent = false
    }
  }, [owner])
  if (begun.length === 0) return null
  return (
    <section className={styles.strip} aria-label={t('memory.begun')}>
      <div className={styles.head}>
        <h2>{t('memory.begun')}</h2>
      </div>
      <ul className={styles.designs}>
        {begun.map((design) => (
          <li key={`${design.owner} ${design.address}`}>
            <BegunCard
              design={design}
              onDelete={async () => {
                await keptHere().removeOne(design.owner, design.address)
                setBegun((last) => last.filter((each) => each !== design))
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BegunCardProps {
  readonly design: BegunDesign
  readonly onDelete: () => Promise<void>
}

/** The product of a begun design as the link to it, and the button that deletes the work. */
function BegunCard({ design, onDelete }: BegunCardProps) {
  const { t } = useTranslation('catalogue')
  const { data: product } = useCall(readProduct, { params: { id: design.productId } })
  const [isAsking, setAsking] = useState(false)
  const name = product?.name ?? t('memory.unnamed')
  return (
    <>
      <AppLink href={continuedAddress(design.address)} className={styles.design}>
        <span className={styles.mat}>
          <span className={styles.sheet} style={{ '--ratio': 1 } as CSSProperties}>
            {product && <Picture src={product.imageUrl} alt="" ratio={1} sizes="140px" />}
          </span>
        </span>
        <span className={styles.name}>{name}</span>
      </AppLink>
      <Button variant="quiet" icon="trash" aria-label={t('memory.deleteOf', { name })} onClick={() => setAsking(true)}>
        {t('memory.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('memory.deleteTitle', { name })}
        confirmLabel={t('memory.delete')}
        cancelLabel={t('memory.keep')}
        destructive
        onConfirm={() => void onDelete()}
        onCancel={() => setAsking(false)}
      >
        {t('memory.deleteBody')}
      </ConfirmDialog>
    </>
  )
}
