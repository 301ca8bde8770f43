import { QrCode as QrIcon } from 'lucide-react';
import { useMemo } from 'react';
import { classNames } from '../../classNames.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { qrShape } from './qrShape.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** The content, at most some 2,300 bytes: an address, a wallet. Undefined while it loads. */
  content: string | undefined;
  /** What the code is for, such as 'Code with your invitation link'. */
  label: string;
  /** Shown in place of the code if the content is too long for one. */
  errorText: string;
  /** `medium` beside words, `large` where it is what the screen is about. Default `large`. */
  size?: 'medium' | 'large';
}

/**
 * A QR code, dark on light in every mode, with the quiet margin that cameras need. A screen reader hears `label`: give
 * the content beside it as well, as a link or a `CopyCode`, for whoever holds the phone that shows it.
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
      {/* Attributes and not the theme's colours: a camera wants black on white, whatever the merchant. */}
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
