import { useClient } from '@irodori/client/ClientProvider'
import { readCardPicture } from '@irodori/contract/endpoints/mergeList'
import type { Design } from '@irodori/contract/entities/design'
import { Button } from '@irodori/ui/Button'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Cards.module.css'

/** Milliseconds for which the picture of a card that is no longer shown stays in memory. */
const KEPT_MS = 60_000

interface CardPictureProps {
  readonly place: {
    readonly orderNumber: string
    readonly groupNumber: string
    /** Number of the card, from 1. */
    readonly card: string
    readonly designId: string
  }
  /** Another one after each change of the list or the page. */
  readonly version: string
  readonly page: Pick<Design, 'width' | 'height'>
  readonly label: string
}

/** A page of a card as it will be printed. It is loaded with the session, because it has the names of others. */
export function CardPicture({ place, version, page: { width, height }, label }: CardPictureProps) {
  const { t } = useTranslation('confirm')
  const { t: common } = useTranslation('common')
  const client = useClient()
  const { data, isError, refetch } = useQuery({
    queryKey: [readCardPicture.path, place, version],
    queryFn: async ({ signal }) => {
      const picture = await client.download(readCardPicture, { params: place }, { signal })
      return picture.ok ? picture.value.blob : Promise.reject(picture.error)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  })
  const source = useObjectUrl(data)
  if (isError) {
    return (
      <p className={styles.failed}>
        {t('cards.failed')} <Button onClick={() => void refetch()}>{common('retry')}</Button>
      </p>
    )
  }
  return source === null ? (
    <Skeleton ratio={width / height} />
  ) : (
    <img src={source} alt={label} width={width} height={height} decoding="async" />
  )
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setUrl(null)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
