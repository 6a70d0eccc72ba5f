'use client'
import { useCopy } from '../../shared/use-copy'
import { ShellIcon } from '../icons/shell-icon'

const SUCCESS_MESSAGE = 'Link copied'

/**
 * Button that copies a URL. If the browser blocks copying, the URL is shown in the address bar.
 * @param getUrl returns the URL to copy; called when the user presses the button
 */
export function CopyLinkButton({ getUrl }: { getUrl: () => string }) {
  const [message, copy] = useCopy(
    SUCCESS_MESSAGE,
    'Your browser blocked copying. The link is in the address bar.',
  )
  const copyLink = async () => {
    const link = getUrl()
    if (!(await copy(link))) history.replaceState(history.state, '', link)
  }
  return (
    <>
      <button
        type="button"
        className="sh-toolbar-button"
        data-tooltip={message || 'Copy link'}
        data-tooltip-end=""
        data-done={message === SUCCESS_MESSAGE ? '' : undefined}
        aria-label="Copy link"
        onClick={copyLink}
      >
        <ShellIcon name={message === SUCCESS_MESSAGE ? 'check' : 'link'} />
      </button>
      <span role="status" className="sh-hidden">
        {message}
      </span>
    </>
  )
}
