import { useSession } from '@irodori/client/ClientProvider'
import { createKeptDesigns } from '@irodori/client/keptDesigns'
import { useCall } from '@irodori/client/useCall'
import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { AppLink } from '@irodori/ui/AppLink'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { IconButton } from '@irodori/ui/IconButton'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../picture/Picture.tsx'
import type { BegunDesign, BegunWhich } from './begunDesigns.ts'
import { listBegun } from './begunDesigns.ts'
import { continuedAddress } from './continuedAddress.ts'
import styles from './BegunDesigns.module.css'

const keptHere = () => createKeptDesigns((globalThis.indexedDB as IDBFactory | undefined) ?? null)

interface BegunDesignsProps {
  /** The new designs with work by default. */
  readonly which?: BegunWhich
  /** The element of the title; h2 by default. */
  readonly heading?: 'h1' | 'h2'
  /** Called with whether there are any, when that is known and whenever it changes. */
  readonly onFound?: (hasBegun: boolean) => void
}

/** ODR-59: the new designs that only this device has, until they are saved or deleted; or all that open from it. */
export function BegunDesigns({ which = 'WORK', heading: Heading = 'h2', onFound }: BegunDesignsProps) {
  const { t } = useTranslation('catalogue')
  const owner = useSession()?.userName ?? null
  const [begun, setBegun] = useState<readonly BegunDesign[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    void listBegun(keptHere(), owner, which).then((found) => isCurrent && setBegun(found))
    return () => {
      isCurrent = false
    }
  }, [owner, which])
  const hasBegun = begun === null ? null : begun.length > 0
  useEffect(() => {
    if (hasBegun !== null) onFound?.(hasBegun)
  }, [hasBegun, onFound])
  if (!hasBegun) return null
  return (
    <section className={styles.begun} aria-label={t('memory.begun')}>
      <Heading className={styles.title}>{t('memory.begun')}</Heading>
      <ul className={styles.designs}>
        {begun?.map((design) => (
          <li key={`${design.owner} ${design.address}`} className={styles.card}>
            <BegunCard
              design={design}
              onDelete={async () => {
                await keptHere().removeOne(design.owner, design.address)
                setBegun((last) => last?.filter((each) => each !== design) ?? null)
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
      <AppLink href={design.isSaved ? design.address : continuedAddress(design.address)} className={styles.design}>
        <span className={styles.picture}>
          {product && <Picture src={product.imageUrl} alt="" ratio={1} sizes="128px" />}
        </span>
        <span className={styles.name}>{name}</span>
      </AppLink>
      {!design.isSaved && (
        <IconButton icon="trash" iconSize={18} label={t('memory.deleteOf', { name })} onClick={() => setAsking(true)} />
      )}
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
