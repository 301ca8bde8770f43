import { selectRole } from '@livery/api/session';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthFrameProps } from './authFrameProps.ts';
import { AuthSheetView } from './AuthSheetView.tsx';

/** Class of the body while the sheet is open, for whoever embeds the product. */
const bodyClass = 'login-open';

/**
 * Login or registration over the page, for a guest who tapped what takes a login: the page stays as it is beneath.
 * Going back, the mask and the close button lead back to it; so does a member's session that begins, in another tab
 * too.
 */
export function AuthSheet({ title, intro, other, children }: AuthFrameProps) {
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
    >
      {children}
    </AuthSheetView>
  );
}
