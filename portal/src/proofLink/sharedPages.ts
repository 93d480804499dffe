import { urlOf } from '@irodori/client/urlOf'
import { readProofPicture } from '@irodori/contract/endpoints/proofLink'
import type { Proof, ProofPage } from '@irodori/contract/entities/proofLink'

/** A page of a link as its visitors see it. */
export interface SharedPage extends Pick<ProofPage, 'id' | 'width' | 'height'> {
  readonly label: string
  /** Addresses of the reduced picture and of the print picture; null until they are made. */
  readonly small: string | null
  readonly large: string | null
}

export function sharedPages(
  token: string,
  { pages }: Pick<Proof, 'pages'>,
  labelOf: (page: ProofPage) => string,
): SharedPage[] {
  const address = (pictureName: string | null, size: 'SMALL' | 'LARGE') =>
    pictureName === null ? null : urlOf(readProofPicture, { params: { token, pictureName }, query: { size } })
  return pages.map((page) => {
    const { id, width, height, pictureName } = page
    const [small, large] = [address(pictureName, 'SMALL'), address(pictureName, 'LARGE')]
    return { id, width, height, label: labelOf(page), small, large }
  })
}
