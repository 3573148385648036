/** Marks a list that goes on beyond its edge with `data-more`, so that its style can say so. */
export function more(list: HTMLElement): () => void {
  const look = () => {
    const below = list.scrollHeight - list.clientHeight - list.scrollTop
    const beside = list.scrollWidth - list.clientWidth - list.scrollLeft
    const where = below > 4 ? 'below' : beside > 4 ? 'beside' : ''
    if (list.dataset.more !== where) list.dataset.more = where
  }
  const size = new ResizeObserver(look)
  // Looking at once would lay out the whole table in the middle of a change: what is observed anew is told once it lies.
  const content = new MutationObserver(() => {
    size.unobserve(list)
    size.observe(list)
  })
  size.observe(list)
  content.observe(list, { childList: true, subtree: true, characterData: true })
  list.addEventListener('scroll', look, { passive: true })
  return () => {
    size.disconnect()
    content.disconnect()
    list.removeEventListener('scroll', look)
  }
}
