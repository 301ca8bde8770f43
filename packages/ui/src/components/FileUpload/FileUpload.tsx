import { CircleAlert, ImagePlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { describedBy, type FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { pickPictures, type RefusedFile } from './pickPictures.ts';
import styles from './FileUpload.module.css';
import { type UploadItem, UploadTile } from './UploadTile.tsx';
import { useDrop } from './useDrop.ts';

export type { UploadItem } from './UploadTile.tsx';

export interface FileUploadProps extends FieldTexts {
  /** The selected pictures, in order. The parent component stores them, sends them and reports their progress. */
  items: readonly UploadItem[];
  /** Called with the pictures that passed the checks. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  /** Label of the add button: "Add a picture". */
  addLabel: string;
  /** Text below it on devices with a mouse: "or drop it here". */
  dropLabel: string;
  /** First words in the name of a picture's remove button. */
  removeLabel: string;
  /** First words in the name of a picture's progress, for example "Sending". */
  progressLabel: string;
  /** Returns a sentence with the reason why a file is refused. The name of the file is shown before it. */
  refusal: (reason: RefusedFile['reason']) => string;
  /** Converts the digits 0-9 of a text to those of the language. */
  toNumerals: (text: string) => string;
  /** Maximum number of pictures. Default 3. */
  limit?: number;
  /** Maximum bytes of each picture. Default 5 MB, 5 × 1024 × 1024. */
  maxBytes?: number;
  disabled?: boolean;
  id?: string;
}

const fiveMegabytes = 5 * 1024 * 1024;

/**
 * Lets the player select pictures from the phone: PNG or JPEG, recognised by their first bytes and not by their name.
 * Each refused file is shown with its reason, which is also announced. The other files are not affected. The add button
 * is a real file input, so Enter and Space open the phone's file chooser with its camera. With a mouse, files can be
 * dropped on the tiles.
 */
export function FileUpload(props: FileUploadProps) {
  const {
    items,
    onAdd,
    onRemove,
    addLabel,
    dropLabel,
    removeLabel,
    progressLabel,
    refusal,
    toNumerals,
    limit = 3,
    maxBytes = fiveMegabytes,
    disabled = false,
    id,
    ...texts
  } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const room = limit - items.length;
  const input = useRef<HTMLInputElement>(null);
  const hasRemoved = useRef(false);

  // The pressed button is removed with its picture: move the focus to the control that adds a picture.
  useEffect(() => {
    if (hasRemoved.current) input.current?.focus();
    hasRemoved.current = false;
  }, [items]);

  const take = async (files: readonly File[]) => {
    const picked = await pickPictures(files, { room, maxBytes });
    setRefused(picked.refused);
    if (picked.taken.length > 0) onAdd(picked.taken);
  };
  const { isOver, handlers } = useDrop((files) => void take(files), !disabled);
  const faults = [
    ...items.flatMap(({ id: key, file, error }) => (error ? [{ key, name: file.name, sentence: error }] : [])),
    ...refused.map(({ name, reason }, index) => ({ key: `refused ${index}`, name, sentence: refusal(reason) })),
  ];

  return (
    <FieldGroup
      id={fieldId}
      {...texts}
      count={<bdi className={styles.count}>{toNumerals(`${items.length}/${limit}`)}</bdi>}
    >
      <div {...handlers} className={classNames(isOver && styles.over)}>
        <ul className={styles.tiles}>
          {items.map((item) => (
            <UploadTile
              key={item.id}
              item={item}
              removeLabel={removeLabel}
              progressLabel={progressLabel}
              disabled={disabled}
              onRemove={() => {
                hasRemoved.current = true;
                setRefused([]);
                onRemove(item.id);
              }}
            />
          ))}
          {room > 0 && (
            <li className={styles.add}>
              <ImagePlus aria-hidden />
              <span aria-hidden>{addLabel}</span>
              <span aria-hidden className={styles.drop}>
                {dropLabel}
              </span>
              <input
                ref={input}
                {...describedBy(fieldId, texts)}
                id={`${fieldId}-file`}
                type="file"
                accept="image/png,image/jpeg"
                multiple={room > 1}
                disabled={disabled}
                aria-label={addLabel}
                onChange={(event) => {
                  void take([...(event.target.files ?? [])]);
                  // Without this, the player could not select the same file again after removing it.
                  event.target.value = '';
                }}
              />
            </li>
          )}
        </ul>
      </div>
      <div role="alert">
        {faults.length > 0 && (
          <ul className={styles.faults}>
            {faults.map(({ key, name, sentence }) => (
              <li key={key}>
                <CircleAlert aria-hidden />
                <span>
                  <bdi>{name}</bdi>: {sentence}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </FieldGroup>
  );
}
