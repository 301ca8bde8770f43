import { QrCode as QrIcon } from 'lucide-react';
import { useMemo } from 'react';
import { classNames } from '../../classNames.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { qrShape } from './qrShape.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** The content, for example an address or a wallet. At most about 2,300 bytes. Undefined while it loads. */
  content: string | undefined;
  /** The purpose of the code, for example 'Code with your invitation link'. */
  label: string;
  /** Text that is shown in place of the code if the content is too long for a QR code. */
  errorText: string;
  /** `medium` beside text, `large` as the main content of a screen. Default `large`. */
  size?: 'medium' | 'large';
}

/**
 * A QR code, dark on light in every mode, with the quiet zone that cameras need. A screen reader reads `label`. Also
 * show the content beside the code, as a link or a `CopyCode`: the player who sees the code on this phone cannot scan
 * it.
 */
export function QrCode({ content, label, errorText, size = 'large' }: QrCodeProps) {
  const shape = useMemo(() => (content === undefined ? undefined : qrShape(content)), [content]);
  const frame = classNames(styles.frame, styles[size]);
  if (content === undefined)
    return (
      <span className={frame}>
        <Skeleton />
      </span>
    );
  if (shape === undefined) {
    return (
      <span role="alert" className={classNames(frame, styles.failed)}>
        <QrIcon aria-hidden />
        {errorText}
      </span>
    );
  }
  return (
    <span className={frame}>
      {/* Attributes and not the theme's colours: a camera needs black on white, at every merchant. */}
      <svg
        viewBox={`0 0 ${shape.size} ${shape.size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        <rect width={shape.size} height={shape.size} fill="#fff" />
        <path d={shape.path} fill="#000" />
      </svg>
    </span>
  );
}
