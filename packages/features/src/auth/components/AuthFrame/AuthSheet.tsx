import { selectRole } from '@livery/api/session';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthFrameProps } from './authFrameProps.ts';
import { AuthSheetView } from './AuthSheetView.tsx';

/** Class of the body while the sheet is open, for apps that embed the product. */
const bodyClass = 'login-open';

/**
 * Login or registration as a sheet over the page, for a guest who tapped an item that requires a login. The page below
 * does not change. The back action, the backdrop and the close button return to it. The sheet also closes when a
 * member's session starts, including in another tab.
 */
export function AuthSheet({ title, intro, other, note, children }: AuthFrameProps) {
  const navigate = useNavigate();
  const { state } = useLocation();

  useEffect(() => {
    document.body.classList.add(bodyClass);
    return () => document.body.classList.remove(bodyClass);
  }, []);

  const isMember = useSelector(selectRole) === 'member';
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!isMember || hasLeft.current) return;
    hasLeft.current = true;
    void navigate(-1);
  }, [isMember, navigate]);

  return (
    <AuthSheetView
      title={title}
      intro={intro}
      other={other && { ...other, onOpen: () => void navigate(other.href, { replace: true, state: state as unknown }) }}
      onClose={() => void navigate(-1)}
      note={note}
    >
      {children}
    </AuthSheetView>
  );
}
