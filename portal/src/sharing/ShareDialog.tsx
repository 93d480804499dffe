import { useClient } from '@irodori/client/ClientProvider'
import { copyText } from '@irodori/client/copyText'
import { saveFile } from '@irodori/client/saveFile'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { readSharedImage } from '@irodori/contract/endpoints/image'
import type { Order } from '@irodori/contract/entities/order'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Dialog } from '@irodori/ui/Dialog'
import { Icon } from '@irodori/ui/Icon'
import { IconButton } from '@irodori/ui/IconButton'
import { pageLabel } from '@irodori/ui/pageLabel'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { TextArea } from '@irodori/ui/TextArea'
import { usePageLabel } from '@irodori/ui/usePageLabel'
import { useShop } from '@irodori/ui/ShopContext'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appAddress, NETWORKS, type Network } from './networks.ts'
import styles from './ShareDialog.module.css'
import { sharedImageOf, sharedPictures, wrappedIndex } from './sharedPictures.ts'

interface ShareDialogProps {
  readonly order: Order
  readonly onClose: () => void
}

type Status = 'copied' | 'notCopied' | 'saved' | 'notSaved'

interface SaveInput {
  readonly request: NonNullable<ReturnType<typeof sharedImageOf>>
  /** Index of the picture. */
  readonly at: number
}

/** Shares a design: its picture, a text with the coupon, and a link into the app of each social network. */
export function ShareDialog({ order, onClose }: ShareDialogProps) {
  const { t } = useTranslation('sharing')
  const client = useClient()
  const labelOf = usePageLabel()
  const pictures = sharedPictures(order)
  const [index, setIndex] = useState(0)
  const [network, setNetwork] = useState<Network>('x')
  const [typed, setTyped] = useState<string | null>(null)
  const [status, setStatus] = useState<Status | null>(null)
  const [brokenId, setBrokenId] = useState<string | null>(null)
  const picture = pictures[index]
  const product = order.products.find(({ productId }) => productId === picture?.page.productId)
  const name = product?.name ?? picture?.page.product?.name ?? ''
  const shop = useShop()
  const address = `${window.location.origin}/home`
  const words = typed ?? t('text', { shop: shop.name, product: name, address })
  const label = picture && product ? labelOf(pageLabel(picture.page, product)) : ''

  const turn = (step: number) => {
    setIndex(wrappedIndex(index, step, pictures.length))
    setStatus(null)
  }
  // The customer may have turned to another picture before the answer arrives.
  const showStatusOf = (saved: number, next: Status) => saved === index && setStatus(next)
  const saving = useResultMutation(({ request }: SaveInput) => client.download(readSharedImage, request), {
    onSuccess: ({ blob }, { at }) => {
      saveFile(blob, `${shop.orderPrefix}_${order.orderNumber}_${at + 1}.jpg`)
      showStatusOf(at, 'saved')
    },
    onError: (_error, { at }) => showStatusOf(at, 'notSaved'),
  })
  const copy = async () => setStatus((await copyText(navigator.clipboard, words)) ? 'copied' : 'notCopied')
  const request = picture && sharedImageOf(picture.page)

  if (picture === undefined) return null
  return (
    <Dialog open size="wide" title={t('title')} onClose={onClose}>
      <div className={styles.share}>
        <div className={styles.preview}>
          <div className={styles.frame}>
            {brokenId === picture.id ? (
              <p className={styles.broken}>{t('broken')}</p>
            ) : (
              <img
                key={picture.id}
                src={picture.src}
                alt={t('picture', { product: name, page: label })}
                onError={() => setBrokenId(picture.id)}
              />
            )}
          </div>
          {pictures.length > 1 && (
            <div className={styles.turn}>
              <IconButton icon="chevronLeft" label={t('previous')} onClick={() => turn(-1)} />
              <p aria-live="polite">{t('position', { number: index + 1, total: pictures.length })}</p>
              <IconButton icon="chevronRight" label={t('next')} onClick={() => turn(1)} />
            </div>
          )}
          <Button
            icon="download"
            busy={saving.isPending}
            onClick={() => request && void saving.run({ request, at: index })}
            wide
          >
            {t('save')}
          </Button>
        </div>
        <div className={styles.message}>
          <SegmentedControl
            label={t('network')}
            value={network}
            segments={NETWORKS.map((value) => ({ value, label: t(`name.${value}`) }))}
            onChange={setNetwork}
          />
          <TextArea
            label={t('words')}
            help={t(`hint.${network}`)}
            rows={6}
            value={words}
            onChange={(event) => {
              setTyped(event.target.value)
              // The clipboard no longer holds this text.
              setStatus(null)
            }}
          />
          <div className={styles.actions}>
            <Button icon="pages" onClick={() => void copy()} wide>
              {t('copy')}
            </Button>
            <a
              className={buttonClass('primary', true)}
              href={appAddress(network, words, address)}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="external" />
              {t('open', { network: t(`name.${network}`) })}
            </a>
          </div>
          <p className={styles.status} role="status">
            {status !== null && t(`told.${status}`)}
          </p>
        </div>
      </div>
    </Dialog>
  )
}
