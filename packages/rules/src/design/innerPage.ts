/** Whether a page of a booklet lies between its covers, where pages can change places. */
export const isInnerPage = (pageNumber: string, totalPage: number): boolean =>
  Number(pageNumber) >= 0 && Number(pageNumber) < Math.ceil(totalPage / 2)
